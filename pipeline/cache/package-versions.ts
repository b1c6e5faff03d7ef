export const lockFile = 'package-lock.json';

/** As much as is needed of `package-lock.json`. */
export interface PackageLock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Versions of packages and of all that they stand on, one line each, by the lock file. Packages for other machines
 * count too, so that the answer is the same on every machine.
 */
export function versionsOf(names: readonly string[], { packages }: PackageLock): string[] {
  const versions = new Map<string, string>();
  const visit = (name: string, importer: string) => {
    const path = locate(packages, name, importer);
    if (path === undefined || versions.has(path)) return;
    const { version = '', dependencies, optionalDependencies } = packages[path] ?? {};
    versions.set(path, version);
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) visit(needed, path);
  };
  for (const name of names) visit(name, '');
  return [...versions].map(([path, version]) => `${path} ${version}`).sort();
}

/** Where `importer` finds a package: below itself, or below one of the folders above it. */
function locate(packages: PackageLock['packages'], name: string, importer: string): string | undefined {
  for (let above = importer; ; above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))) {
    const path = `${above}${above === '' ? '' : '/'}node_modules/${name}`;
    if (packages[path]) return path;
    if (above === '') return undefined;
  }
}
