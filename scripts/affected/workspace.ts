import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of the workspace. `uses` are the names of its dependencies. */
export interface WorkspacePackage {
  name: string;
  folder: string;
  uses: string[];
  /** The source files that the package exports; undefined if it exports built files, which can contain any source. */
  entries?: string[];
  /** Maps each name by which others import the package, such as `@daftar/sdk/operations`, to its source file. */
  imported?: ReadonlyMap<string, string>;
}

const FOLDERS = ['openapi', 'packages/*', 'packages/*/*', 'mock-server', 'e2e', 'bench', 'examples/*'];

/** Returns the packages whose `package.json` is in git. */
export function workspacePackages(root: string, files: readonly string[]): WorkspacePackage[] {
  const pattern = new RegExp(
    `^(${FOLDERS.map((folder) => folder.replaceAll('*', '[^/]+')).join('|')})/package\\.json$`,
  );
  return files
    .filter((file) => pattern.test(file))
    .map((file) => {
      const stated = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
      const uses = Object.keys({ ...stated.dependencies, ...stated.devDependencies });
      const folder = path.posix.dirname(file);
      const exported = Object.entries<unknown>(stated.exports ?? {});
      const isSource = (one: [string, unknown]): one is [string, string] =>
        typeof one[1] === 'string' && !one[1].includes('dist/');
      const imported = new Map(
        exported
          .filter(isSource)
          .map(([as, to]) => [path.posix.join(stated.name, as), path.posix.join(folder, to)]),
      );
      const isWhole = imported.size === exported.length;
      return {
        name: stated.name,
        folder,
        uses,
        imported,
        ...(isWhole && { entries: [...imported.values()] }),
      };
    });
}

/** Returns the changed files that users of their package may notice. `reaching` are all files that import a changed file. */
export const noticedFiles = (
  packages: readonly WorkspacePackage[],
  changed: readonly string[],
  reaching: (file: string) => ReadonlySet<string>,
): string[] =>
  changed.filter((file) => {
    const { entries } = packageOf(packages, file) ?? {};
    if (!entries || !/\.tsx?$/.test(file)) return true;
    const found = reaching(file);
    return entries.some((entry) => found.has(entry));
  });

/** Returns the package that a file belongs to: the one with the longest matching folder. */
export const packageOf = (
  packages: readonly WorkspacePackage[],
  file: string,
): WorkspacePackage | undefined =>
  packages
    .filter(({ folder }) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];

/**
 * Returns the packages that contain one of `files`, and the packages that depend on a package with one of `noticed` (by default
 * `files`). Each package comes after its dependencies.
 */
export function affectedPackages(
  packages: readonly WorkspacePackage[],
  files: readonly string[],
  noticed: readonly string[] = files,
): WorkspacePackage[] {
  const named = (some: readonly string[]) => some.flatMap((file) => packageOf(packages, file)?.name ?? []);
  const affected = new Set(named(noticed));
  const isNew = ({ name, uses }: WorkspacePackage) =>
    !affected.has(name) && uses.some((used) => affected.has(used));
  for (let found = packages.filter(isNew); found.length > 0; found = packages.filter(isNew))
    for (const { name } of found) affected.add(name);
  for (const name of named(files)) affected.add(name);
  const ordered: WorkspacePackage[] = [];
  const visit = (one: WorkspacePackage): void => {
    if (ordered.includes(one)) return;
    for (const used of packages) if (one.uses.includes(used.name)) visit(used);
    ordered.push(one);
  };
  packages.forEach(visit);
  return ordered.filter(({ name }) => affected.has(name));
}
