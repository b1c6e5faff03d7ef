interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Returns the versions of packages and all their dependencies in a lock file, as `path version`.
 * Builds for other platforms are included, so that every machine gets the same list.
 */
export function lockedVersions(
  packages: readonly string[],
  lockFile: string,
): string[] {
  const { packages: locked } = JSON.parse(lockFile) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const versions = new Map<string, string>();
  const visit = (name: string, importer: string) => {
    const own = `${importer}/node_modules/${name}`;
    const path = locked[own] ? own : `node_modules/${name}`;
    const found = locked[path];
    if (!found || versions.has(path)) return;
    versions.set(path, found.version ?? '');
    const needed = { ...found.dependencies, ...found.optionalDependencies };
    for (const dependency of Object.keys(needed)) {
      visit(dependency, path);
    }
  };
  for (const name of packages) visit(name, '');
  return [...versions].map(([path, version]) => `${path} ${version}`).sort();
}
