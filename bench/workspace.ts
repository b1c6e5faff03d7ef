import { execSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './make-content.ts';
import { setChange } from './make-site.ts';
import { BuildFailed } from './measure.ts';
import { keptCaches, ours, type Tool } from './tools.ts';

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
      removeMade(ours, site);
      for (const name of readdirSync(join(site, '.cache'))) {
        if (!keptCaches.includes(name)) remove(join(site, '.cache', name));
      }
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
  const bring = (version: 'base' | 'changed') => {
    for (const file of changedFiles)
      cpSync(join(content, version, file), join(folder, 'content', file), { recursive: true });
  };
  return {
    tool,
    folder,
    prepare() {
      bringSources(tool, folder);
      cpSync(join(content, 'base'), join(folder, 'content'), { recursive: true });
      for (const room of ['src', 'site']) cpSync(join(site, room), join(folder, room), { recursive: true });
      install(folder);
    },
    reset() {
      removeMade(tool, folder);
      bring('base');
    },
    change: () => bring('changed'),
  };
}

function bringSources(tool: Tool, folder: string): void {
  const sources = join(import.meta.dirname, 'peers');
  const wanted = join(sources, tool.name, 'package.json');
  const present = join(folder, 'package.json');
  const isSame = existsSync(present) && readFileSync(wanted, 'utf8') === readFileSync(present, 'utf8');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!isSame || !installed.includes(name)) remove(join(folder, name));
  }
  cpSync(join(sources, tool.name), folder, { recursive: true });
  cpSync(join(sources, 'shared'), join(folder, 'shared'), { recursive: true });
}

function install(folder: string): void {
  if (installed.every((name) => existsSync(join(folder, name)))) return;
  try {
    execSync('npm install --no-audit --no-fund', { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const [reason] = /^npm error .*$/m.exec(error instanceof Error ? error.message : String(error)) ?? [
      'npm install failed',
    ];
    throw new BuildFailed(reason);
  }
}

function removeMade({ made }: Tool, folder: string): void {
  for (const path of made) remove(join(folder, path));
}
