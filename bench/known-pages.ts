import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../src/domain/routes.ts';
import { services } from '../src/domain/services.ts';
import type { KnownPage } from './check-output.ts';
import { change } from './make-site.ts';
import type { PageEntry } from './make-content.ts';
import type { HubContent, TownServiceContent as ServiceContent } from '../src/domain/content.ts';

/** Pages whose content is looked for in every output: one, its town's hub, and the last town's last. */
export function knownPages(pages: readonly PageEntry[], content: string): KnownPage[] {
  const hub = paths.town(change.town);
  const wanted = [
    hub,
    paths.townService(change.town, services.at(-1)!.slug),
    pages.findLast(({ kind }) => kind === 'townService')!.path,
  ];
  return pages
    .filter(({ path }) => wanted.includes(path))
    .map(({ path, kind, file }) => {
      const data: unknown = JSON.parse(readFileSync(join(content, 'base', file!.slice('/content/'.length)), 'utf8'));
      return {
        path,
        sentences: kind === 'hub' ? hubSentences(data as HubContent) : serviceSentences(data as ServiceContent),
      };
    });
}

const hubSentences = ({ bodyHtml, summaries, reasons }: HubContent) => [
  lastParagraph(bodyHtml),
  ...Object.values(summaries),
  ...reasons.map(({ text }) => text),
];

const serviceSentences = ({ bodyHtml, faqs }: ServiceContent) => [
  lastParagraph(bodyHtml),
  ...faqs.map(({ q }) => q),
  ...faqs.flatMap(({ a }) => a.split(/\n{2,}/)),
];

const lastParagraph = (html: string) => html.slice(html.lastIndexOf('<p>') + '<p>'.length, html.lastIndexOf('</p>'));
