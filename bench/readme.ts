import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { tools } from './tools.ts';

const file = join(import.meta.dirname, 'README.md');
const BEGIN = '<!-- results -->';
const END = '<!-- end of results -->';

/** The version of a peer, as its package.json asks for it; undefined for this project. */
export function peerVersion(name: string): string | undefined {
  const tool = tools.find((tool) => tool.name === name);
  if (tool?.package === undefined) return undefined;
  const { dependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'peers', name, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  return dependencies[tool.package];
}

/** What it was measured on. */
function machineLine(): string {
  const [first] = cpus();
  return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}.`;
}

/** Puts the tables between the two marks of the README. */
export function writeReadme(tables: string): void {
  const text = readFileSync(file, 'utf8');
  const [start, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`${file} has lost its marks ${BEGIN} and ${END}`);
  writeFileSync(file, `${text.slice(0, start + BEGIN.length)}\n\n${machineLine()}\n\n${tables}\n\n${text.slice(end)}`);
}
