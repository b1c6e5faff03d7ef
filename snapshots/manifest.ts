import { createHash } from 'node:crypto';
import type { ManifestEntry } from '../src/domain/manifest.ts';
import { maskedWords } from '../text/masked-words.ts';
import type { PageFacts } from './page-facts.ts';

/** The manifest's entry of a page. */
export function manifestEntry(path: string, facts: PageFacts): ManifestEntry {
  return {
    path,
    title: facts.title,
    description: facts.description,
    canonicalPath: new URL(facts.canonical).pathname,
    robots: facts.robots,
    words: maskedWords(facts.mainText).length,
    links: [...facts.links],
    contentHash: createHash('sha256').update(facts.mainText).digest('hex').slice(0, 16),
  };
}

/** The manifest as committed: one line a field, so that a change reads well in a review. */
export function formatManifest(entries: readonly ManifestEntry[]): string {
  const lines = entries.map(({ links, ...entry }) => {
    const fields = Object.entries(entry).map(
      ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    );
    return `  {\n${fields.join(',\n')},\n    "links": ${JSON.stringify(links)}\n  }`;
  });
  return `[\n${lines.join(',\n')}\n]\n`;
}
