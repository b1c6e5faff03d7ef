import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../pipeline/paths.ts';
import { createProgress } from '../pipeline/progress.ts';
import { loadInputs } from '../generator/inputs/load-inputs.ts';
import { findUnwritten } from '../generator/starter/unwritten.ts';
import { acceptedFile, acceptFindings, readAccepted, stopsDeploy } from '../review/accepted.ts';
import { countOf } from '../review/count-of.ts';
import { annotationLines, explainFinding, findingLine } from '../review/report/annotations.ts';
import { blameChanges, gatherFindings } from '../review/rules/rule.ts';
import { listTemplates, readProvenance } from '../review/gather/provenance.ts';
import { currentState, readEarlierState } from '../review/gather/states.ts';
import { readSearchConsole } from '../review/gather/search-console.ts';
import { staleInputs } from '../review/gather/stale-inputs.ts';
import { openDist, prepareSite } from '../review/read/read-site.ts';
import { propertyText } from '../review/read/structured-data.ts';
import { rules } from '../review/rules/all-rules.ts';
import type { ReviewSite } from '../review/types.ts';
import { business } from '../site/business.ts';
import { claims } from '../site/claims.ts';
import { region } from '../site/region.ts';
import { notFoundPage, pages as sitePages } from '../src/domain/routes.ts';
import { services } from '../src/domain/services.ts';
import { towns } from '../src/domain/towns.ts';
import { readEnvironment } from '../src/domain/settings/read-environment.ts';
import { runCommand, wrongOption, type Command } from './shared/run-command.ts';

const usage = `Usage: npm run review [-- OPTION]
  --against STATE    compare with a commit, a manifest or a report (where this branch left the main one)
  --out FILE         where the report goes (.cache/review/report.html)
  --markdown FILE    write a summary in Markdown, as for a pull request's comment
  --annotations      print findings and causes as GitHub's runner puts them beside the lines of a pull request
  --search-console FILE  join the Pages.csv of a Search Console export to the pages
  --json             print the findings as JSON and write no report
  --dist FOLDER      the built site (dist)
  --hydrated         open every page in a browser and compare it with what is served
Exits with 1 while there are errors that review/accepted.json does not accept; warnings stop nothing.`;

const options = {
  against: { type: 'string' },
  out: { type: 'string' },
  markdown: { type: 'string' },
  'search-console': { type: 'string' },
  annotations: { type: 'boolean' },
  json: { type: 'boolean' },
  dist: { type: 'string' },
  hydrated: { type: 'boolean' },
} as const;

type Values = Parameters<Command<typeof options>['run']>[0];

/** Judges the built site and writes the report. @returns the exit code: 1 while an error stands that is not accepted */
async function review(values: Values): Promise<number> {
  const dist = resolve(root, values.dist ?? 'dist');
  const environment = readEnvironment();
  // What a program reads is the findings alone.
  const say = (line: string) => (values.json ? undefined : console.log(line));
  const stale = values.dist === undefined ? staleInputs(root) : [];
  if (stale.length > 0)
    throw wrongOption('dist', `is older than ${stale.slice(0, 5).join(', ')}: run npm run build first`);
  const csv = values['search-console'];
  const search = csv === undefined ? [] : readSearchConsole(csv);
  const captured = openDist(dist);
  const pages = [...sitePages, notFoundPage];
  const accepted = readAccepted(join(root, acceptedFile));
  const hydrated = values.hydrated
    ? await (
        await import('../review/gather/hydrated.ts')
      ).captureHydrated({
        dist,
        environment,
        paths: pages.map(({ path }) => path),
        onPage: values.json ? () => undefined : createProgress('Pages opened'),
      })
    : undefined;
  say(`Reading ${countOf(pages.length, 'page')}`);
  const provenance = readProvenance(pages, loadInputs(root));
  const prepared = prepareSite({
    captured,
    siteUrl: environment.siteUrl,
    pages,
    provenance,
    ...(hydrated ? { hydrated } : {}),
  });
  const thumbnails = values.json ? {} : (await import('../review/gather/thumbnails.ts')).makeThumbnails(prepared, dist);
  const earlier = readEarlierState({ root, against: values.against });
  const { state: now, files } = currentState(prepared);
  const site: ReviewSite = {
    ...prepared,
    unwritten: findUnwritten(root, { services, towns, region }),
    ...('reason' in earlier ? {} : { compared: { before: earlier.manifest, now: now.manifest } }),
  };
  say(`Judging them by ${countOf(rules.length, 'rule')}`);
  const { findings: judged, idle } = acceptFindings(gatherFindings(site, rules, provenance), accepted);
  const code = judged.some(stopsDeploy) ? 1 : 0;
  if (values.json) {
    console.log(JSON.stringify(judged.map(explainFinding), null, 2));
    return code;
  }

  say('Comparing them with those of before, and writing the report');
  const { readPageInputs } = await import('../review/gather/page-inputs.ts');
  const { readSpeed } = await import('../review/gather/speed.ts');
  const { reportChanges } = await import('../review/changes/causes.ts');
  const { buildReportData } = await import('../review/report/report-data.ts');
  const { renderReport, sinceLastReport } = await import('../review/report/report-file.ts');
  const compared = reportChanges({
    earlier,
    now,
    provenance,
    inputs: readPageInputs(root, pages, provenance),
    dataText: (path, property) => propertyText(site.byPath.get(path)?.reading.data.nodes ?? [], property),
  });
  const findings = blameChanges(judged, compared.changes, rules);
  const out = resolve(root, values.out ?? '.cache/review/report.html');
  const data = buildReportData({
    site,
    rules,
    findings,
    provenance,
    claims,
    ...compared,
    sinceLast: sinceLastReport(out, findings),
    now,
    siteName: business.name,
    search: Object.fromEntries(search),
    templateFiles: listTemplates(root),
    speed: readSpeed(root),
    thumbnails: await thumbnails,
  });
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, await renderReport(data, files));
  if (values.markdown !== undefined) {
    const { markdownSummary } = await import('../review/report/markdown-summary.ts');
    writeFileSync(values.markdown, markdownSummary({ ...compared, findings, pageCount: site.pages.length }));
  }
  if (values.annotations) for (const line of annotationLines({ findings, causes: compared.causes })) console.log(line);
  for (const finding of findings) console.log(findingLine(finding));
  for (const { rule, path } of idle)
    console.log(`${acceptedFile}: ${rule} at ${path} accepts nothing any more: take it out`);
  const { from, reason } = compared.comparedWith;
  console.log(
    reason === undefined
      ? `Against ${from}: ${countOf(new Set(compared.changes.map(({ path }) => path)).size, 'page')} changed, by ${countOf(compared.causes.length, 'cause')}.`
      : `Nothing was compared: ${reason}`,
  );
  console.log(
    `${countOf(site.pages.length, 'page')}, ${countOf(rules.length, 'rule')}, ${countOf(findings.length, 'finding')}. Report: ${relative(process.cwd(), out)}`,
  );
  return code;
}

await runCommand({ usage, options, run: review });
