import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { loadInputs } from '../generator/load-inputs.ts';
import { gatherFindings } from '../review/gather-findings.ts';
import type { Finding } from '../review/model.ts';
import { prepareSite } from '../review/prepare-site.ts';
import { readDist } from '../review/read-dist.ts';
import { buildReportData } from '../review/report-data.ts';
import { rules } from '../review/rules.ts';
import { business } from '../site/business.ts';
import { claims } from '../site/claims.ts';
import { notFoundPage, pages as sitePages } from '../src/domain/routes.ts';
import { readEnvironment } from '../server/read-environment.ts';
import { runCommand } from './run-command.ts';

const root = join(import.meta.dirname, '..');
const usage = `Usage: npm run review [-- OPTION]
  --out FILE      where the report goes (.cache/review/report.html)
  --json          print the findings as JSON and write no report
  --dist FOLDER   the built site (dist)
  --hydrated      open every page in a browser and compare it with what is served
  --lighthouse    measure one page of each kind with Lighthouse`;

const options = {
  out: { type: 'string' },
  json: { type: 'boolean' },
  dist: { type: 'string' },
  hydrated: { type: 'boolean' },
  lighthouse: { type: 'boolean' },
} as const;

interface Values {
  readonly out?: string;
  readonly json?: boolean;
  readonly dist?: string;
  readonly hydrated?: boolean;
  readonly lighthouse?: boolean;
}

/** Judges the built site and writes the report. @returns the exit code: 1 while there are findings */
async function review(values: Values): Promise<number> {
  const dist = resolve(root, values.dist ?? 'dist');
  const environment = readEnvironment(root);
  const captured = readDist(dist);
  const pages = [...sitePages, notFoundPage];
  const hydrated = values.hydrated
    ? await (
        await import('../review/gather/hydrated.ts')
      ).captureHydrated({ dist, environment, paths: pages.map(({ path }) => path) })
    : undefined;
  const site = prepareSite({ captured, siteUrl: environment.siteUrl, pages, ...(hydrated ? { hydrated } : {}) });
  const findings = gatherFindings(site, rules);
  if (values.json) {
    console.log(JSON.stringify(findings.map(explained), null, 2));
    return findings.length > 0 ? 1 : 0;
  }

  const lighthouse = values.lighthouse
    ? await (await import('../review/gather/lighthouse.ts')).measurePages({ dist, environment })
    : [];
  const { readCommittedManifest } = await import('../review/gather/committed-manifest.ts');
  const { listTemplates, readProvenance } = await import('../review/gather/provenance.ts');
  const { makeThumbnails } = await import('../review/gather/thumbnails.ts');
  const { renderReport } = await import('../review/render-report.ts');
  const data = buildReportData({
    site,
    siteName: business.name,
    rules,
    findings,
    provenance: readProvenance(pages, loadInputs(root)),
    templateFiles: listTemplates(root),
    claims,
    committed: readCommittedManifest(root),
    lighthouse,
    thumbnails: await makeThumbnails(site, dist),
  });
  const out = resolve(root, values.out ?? '.cache/review/report.html');
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, await renderReport(data));
  for (const { path, what, where } of findings) console.log(`${path}: ${what} (${where})`);
  console.log(
    `${site.pages.length} pages, ${rules.length} rules, ${findings.length} findings. Report: ${relative(process.cwd(), out)}`,
  );
  return findings.length > 0 ? 1 : 0;
}

/** A finding with its rule's reasons, for machines. */
function explained({ rule, ...finding }: Finding) {
  const { title, why, todo } = rules.find(({ id }) => id === rule)!;
  return { rule, title, ...finding, why, todo };
}

await runCommand({ usage, options, run: review });
