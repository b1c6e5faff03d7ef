import { isListed } from '../core/domain/published.ts';
import { relative, resolve } from 'node:path';
import { packFolder } from '../core/disk/pack-folder.ts';
import { root } from '../core/disk/project-paths.ts';
import { createProgress } from '../pipeline/progress.ts';
import { loadInputs } from '../generator/inputs/load-inputs.ts';
import { findUnwritten } from '../pack/unwritten.ts';
import {
  acceptedFile,
  acceptFindings,
  readAccepted,
  stopsDeploy,
} from '../review/accepted.ts';
import type { Compared } from '../review/changes/report-changes.ts';
import { reportHtml } from '../review/changes/report-html.ts';
import { countOf } from '../core/domain/text/count-of.ts';
import {
  annotationLines,
  findingLine,
  markdownSummary,
} from '../review/report/pull-request.ts';
import { bundleApp, isReport } from '../review/report/report-file.ts';
import { provenanceOf } from '../review/gather/provenance.ts';
import { readPublished } from '../review/gather/last-published.ts';
import { readEarlierState } from '../review/gather/states.ts';
import {
  readSearchConsole,
  type SearchFigures,
} from '../review/gather/search-console.ts';
import { editedSince, staleInputs } from '../review/gather/since-build.ts';
import { openDist } from '../review/read/captured-site.ts';
import { openSite, readSite } from '../review/read/read-site.ts';
import { rules } from '../review/rules/all-rules.ts';
import { createJudge } from '../review/rules/rule.ts';
import { notFoundPage, pages as sitePages } from '../core/domain/pages.ts';
import { towns } from '../core/domain/towns.ts';
import { readEnvironment } from '../server/read-environment.ts';
import {
  checkOutput,
  writeOutput,
  type OutputFile,
} from './shared/output-file.ts';
import {
  flag,
  readCount,
  runCommand,
  textOption,
  wrongOption,
  type Command,
} from './shared/run-command.ts';

const usage = `Usage: npm run review [-- OPTION]      checks the built site and writes a report
  --against REF      compare with a branch or a commit (where this branch left the main one)
  --html             build the state compared with, and list by kind how the HTML of pages differs from it; for code that should change none
  --causes           find the edit that caused each change, by building the earlier state with each edit alone; as CI does
  --minutes N        how long --causes may take (5)
  --live ADDRESS     count the pages of the live site's sitemap as published, as well as those last published from here
  --out FILE         where the report goes (.cache/review/report.html)
  --markdown FILE    add a summary in Markdown to a file, as for a pull request's comment
  --annotations      print findings and causes as annotations, which GitHub shows beside the lines of a pull request
  --search-console FOLDER  join the figures of a Search Console export, all its CSV files, to the pages
  --json             print the findings as JSON and write no report
  --dist FOLDER      the built site (dist)
Exits with 1 if there are errors that review/accepted.json does not accept; warnings do not count.`;

const options = {
  against: textOption,
  html: flag,
  causes: flag,
  minutes: textOption,
  live: textOption,
  out: textOption,
  markdown: textOption,
  'search-console': textOption,
  annotations: flag,
  json: flag,
  dist: textOption,
};

const reportAt = (file: string): OutputFile => ({
  option: `--out ${file}`,
  file: resolve(root, file),
  isOurs: isReport,
});

/** The summary. It is added to any text, such as the other summaries of CI's job. */
const summaryAt = (file: string): OutputFile => ({
  option: `--markdown ${file}`,
  file,
  isOurs: (start) => !start.includes('\0'),
  adds: true,
});

type Values = Parameters<Command<typeof options>['run']>[0];

/**
 * Checks the built site and writes the report.
 * @returns the exit code: 1 while there is an unaccepted error
 */
async function review(values: Values): Promise<number> {
  const { out, markdown, json } = values;
  const report = reportAt(out ?? '.cache/review/report.html');
  const summary = markdown === undefined ? undefined : summaryAt(markdown);
  // Said now, since the work takes minutes. With --json nothing is written.
  if (!json) {
    checkOutput(report);
    if (summary) checkOutput(summary);
  }
  const dist = resolve(root, values.dist ?? 'dist');
  const environment = readEnvironment();
  const maxMinutes = readCount('--minutes', values.minutes ?? '5');
  // With --json, stdout holds only the findings.
  const say = (line: string) => (json ? undefined : console.log(line));
  if (json && values.html)
    throw wrongOption('--html', 'prints lines: leave --json out');
  const stale = values.dist === undefined ? staleInputs(root) : [];
  if (stale.length > 0)
    throw wrongOption(
      'dist',
      `is older than ${stale.slice(0, 5).join(', ')}: run npm run build first`,
    );
  const exported = values['search-console'];
  const search =
    exported === undefined
      ? new Map<string, SearchFigures>()
      : readSearchConsole(exported);
  // Started now, so that the bundler's threads work while files are read.
  const script = json ? undefined : bundleApp();
  // A failure to bundle is reported when the report is written.
  script?.catch(() => undefined);
  const captured = openDist(dist);
  const pages = [...sitePages, notFoundPage];
  const accepted = readAccepted(root);
  say(
    `Reading ${countOf(pages.length, 'page')} and judging them by ${countOf(rules.length, 'rule')}`,
  );
  const earlier = readEarlierState({ root, against: values.against });
  const altered = editedSince(root, dist);
  if (!altered)
    console.error(
      'No build is recorded here: what was changed after it is not looked for',
    );
  const inputs = loadInputs(packFolder);
  const open = openSite({
    captured,
    siteUrl: environment.siteUrl,
    pages,
    isListed,
    provenanceOf: (page) => provenanceOf(page, inputs),
    published: await readPublished(root, values.live),
    searched: search,
    unwritten: findUnwritten(packFolder, towns),
    altered: altered ?? [],
  });
  const judge = createJudge(rules, open);
  const collected =
    script &&
    (await import('../review/report/site-report.ts')).startReport(open, script);
  const site = readSite(open, (page) => {
    judge.onPage(page);
    collected?.onPage(page);
  });
  const { findings: judged, idle } = acceptFindings(
    judge.finish(site),
    accepted,
  );
  const code = judged.some(stopsDeploy) ? 1 : 0;
  if (!collected) {
    console.log(JSON.stringify(judged, null, 2));
    return code;
  }

  say('Comparing them with the earlier pages, and writing the report');
  const { findings, ...changed } = await collected.write({
    site,
    judged,
    earlier,
    save: (chunks) => writeOutput(report, chunks),
    causeSearch:
      values.causes || values.annotations || summary
        ? { maxMinutes, onBuild: createProgress('Builds for causes') }
        : undefined,
  });
  if (summary)
    writeOutput(summary, [
      markdownSummary({ ...changed, findings, pageCount: site.pages.length }),
    ]);
  if (values.annotations)
    for (const line of annotationLines(findings, changed.causes))
      console.log(line);
  for (const finding of findings) console.log(findingLine(finding));
  for (const { rule, path } of idle)
    console.log(
      `${acceptedFile}: ${rule} at ${path} no longer accepts anything: remove it`,
    );
  if (exported !== undefined) console.log(joinedLine(search, site.byPath));
  console.log(comparedLine(changed));
  if (values.html && 'commit' in earlier)
    for (const line of reportHtml({ root, dist, earlier })) console.log(line);
  console.log(
    `${countOf(site.pages.length, 'page')}, ${countOf(rules.length, 'rule')}, ${countOf(findings.length, 'finding')}. Report: ${relative(process.cwd(), report.file)}`,
  );
  return code;
}

/**
 * Says how many pages differ from the state that they were compared with, and how many causes the
 * changes have.
 */
function comparedLine({ comparedWith, changes, causes }: Compared): string {
  const { from, reason } = comparedWith;
  if (reason !== undefined) return `Nothing was compared: ${reason}`;
  const changed = new Set(changes.map(({ path }) => path)).size;
  const by = causes.length > 0 ? `, by ${countOf(causes.length, 'cause')}` : '';
  return `Against ${from}: ${countOf(changed, 'page')} changed${by}.`;
}

/** Says how many rows of a Search Console export belong to pages of the site. */
function joinedLine(
  search: ReadonlyMap<string, SearchFigures>,
  pages: ReadonlyMap<string, unknown>,
): string {
  const rowsOf = (all: readonly (readonly [string, SearchFigures])[]) =>
    all.reduce((sum, [, { addresses }]) => sum + addresses, 0);
  const joined = [...search].filter(([path]) => pages.has(path));
  return `Search Console: ${rowsOf(joined)} of ${countOf(rowsOf([...search]), 'row')} joined to pages.`;
}

await runCommand({ usage, options, run: review });
