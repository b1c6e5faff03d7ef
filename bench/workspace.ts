import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setChange } from './copy-with-towns.ts';
import { installPackages } from './harness.ts';
import { changedFiles } from './make-content.ts';
import { ours, reusedCaches, type Tool } from './tools.ts';

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

/** What `npm install` leaves; npm writes the lock file last. */
const installed = ['node_modules', 'package-lock.json'];

/** A tool's folder with the content of one size, ready to build. */
export interface Workspace {
  readonly tool: Tool;
  readonly folder: string;
  /** Brings what is needed there. Once, before anything else. */
  prepare(): void;
  /** Removes all that was built, and takes back the change. */
  reset(): void;
  /** Changes one town. */
  change(): void;
}

/** This project's build works in its own copy. */
export function ourWorkspace(site: string): Workspace {
  return {
    tool: ours,
    folder: site,
    // The content of the others came from it: it is built already.
    prepare: () => undefined,
    reset() {
      for (const path of ours.outputs) remove(join(site, path));
      const caches = readdirSync(join(site, '.cache')).filter((name) => !reusedCaches.includes(name));
      for (const name of caches) remove(join(site, '.cache', name));
      setChange(site, false);
    },
    change: () => setChange(site, true),
  };
}

interface PeerOptions {
  readonly tool: Tool;
  /** Below it every peer has a folder. */
  readonly folder: string;
  /** As `makeContent` wrote it. */
  readonly content: string;
  /** The copy of the project that the content came from. */
  readonly site: string;
}

/** A peer works in a folder of its own, whose packages are installed where they are not there yet. */
export function peerWorkspace({ tool, folder: parent, content, site }: PeerOptions): Workspace {
  const folder = join(parent, tool.name);
  const copy = (from: string, name: string) => cpSync(from, join(folder, name), { recursive: true });
  const bring = (version: 'base' | 'changed') => {
    for (const file of changedFiles) copy(join(content, version, file), `content/${file}`);
  };
  return {
    tool,
    folder,
    prepare() {
      const sources = join(import.meta.dirname, 'peers');
      const manifest = readFileSync(join(sources, tool.name, 'package.json'), 'utf8');
      const present = join(folder, 'package.json');
      const isSame = existsSync(present) && readFileSync(present, 'utf8') === manifest;
      for (const name of existsSync(folder) ? readdirSync(folder) : [])
        if (!isSame || !installed.includes(name)) remove(join(folder, name));
      copy(join(sources, tool.name), '.');
      copy(join(sources, 'shared'), 'shared');
      copy(join(content, 'base'), 'content');
      for (const name of ['src', 'site']) copy(join(site, name), name);
      if (!installed.every((name) => existsSync(join(folder, name)))) installPackages(folder);
    },
    reset() {
      for (const path of tool.outputs) remove(join(folder, path));
      bring('base');
    },
    change: () => bring('changed'),
  };
}
