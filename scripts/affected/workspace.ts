import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of the workspace with the packages of ours that it uses, by name. */
export interface WorkspacePackage {
  name: string;
  folder: string;
  uses: string[];
}

const FOLDERS = ['openapi', 'packages/*', 'packages/*/*', 'mock-server', 'e2e', 'bench', 'examples/*'];

/** The packages whose package.json git knows. */
export function workspacePackages(root: string, files: readonly string[]): WorkspacePackage[] {
  const pattern = new RegExp(
    `^(${FOLDERS.map((folder) => folder.replaceAll('*', '[^/]+')).join('|')})/package\\.json$`,
  );
  return files
    .filter((file) => pattern.test(file))
    .map((file) => {
      const stated = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
      const uses = Object.keys({ ...stated.dependencies, ...stated.devDependencies });
      return { name: stated.name, folder: path.posix.dirname(file), uses };
    });
}

/** The package that a file belongs to: the one with the longest folder. */
export const packageOf = (
  packages: readonly WorkspacePackage[],
  file: string,
): WorkspacePackage | undefined =>
  packages
    .filter(({ folder }) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];

/** The packages that hold changed files and all that use them, each after the packages that it uses. */
export function affectedPackages(
  packages: readonly WorkspacePackage[],
  files: readonly string[],
): WorkspacePackage[] {
  const affected = new Set(files.flatMap((file) => packageOf(packages, file)?.name ?? []));
  const isNew = ({ name, uses }: WorkspacePackage) =>
    !affected.has(name) && uses.some((used) => affected.has(used));
  for (let found = packages.filter(isNew); found.length > 0; found = packages.filter(isNew))
    for (const { name } of found) affected.add(name);
  const ordered: WorkspacePackage[] = [];
  const visit = (one: WorkspacePackage): void => {
    if (ordered.includes(one)) return;
    for (const used of packages) if (one.uses.includes(used.name)) visit(used);
    ordered.push(one);
  };
  packages.forEach(visit);
  return ordered.filter(({ name }) => affected.has(name));
}
