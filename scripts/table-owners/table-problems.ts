import type { Naming } from './named-tables.ts';

/** The folders that may name a table in SQL. */
export interface TableOwner {
  /** The folder that the table belongs to: it reads and writes the table. */
  owner: string;
  /** Folders that also write rows; each with the owner's rules in mind. */
  writers?: readonly string[];
  /** Folders whose own statements read the table. Others use the owner's named readers. */
  readers?: readonly string[];
}

/** Returns the folder of a file below `packages/server/src`: an area, or a shared folder. */
export const folderOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('areas/') ? 2 : 1)
    .join('/');

/** Returns what breaks the list: unlisted tables, folders that may not name a table, and permissions that nobody uses. */
export function tableProblems(
  namings: ReadonlyMap<string, readonly Naming[]>,
  tables: ReadonlySet<string>,
  owners: Readonly<Record<string, TableOwner>>,
): string[] {
  const problems = [...tables]
    .filter((table) => !Object.hasOwn(owners, table))
    .map((table) => `${table} has no owner`);
  problems.push(
    ...Object.keys(owners)
      .filter((table) => !tables.has(table))
      .map((table) => `${table} is no table`),
  );
  const used = new Set<string>();
  for (const [file, found] of namings)
    for (const { table, writes } of found) {
      const { owner, writers = [], readers = [] } = owners[table] ?? { owner: '' };
      const folder = folderOf(file);
      const listed = writers.includes(folder) ? 'writers' : readers.includes(folder) ? 'readers' : undefined;
      if (listed === 'readers' || (listed === 'writers' && writes)) used.add(`${table} ${listed} ${folder}`);
      if (folder === owner || listed === 'writers' || (listed === 'readers' && !writes)) continue;
      problems.push(`${file} ${writes ? 'writes' : 'reads'} ${table}, which belongs to ${owner}`);
    }
  for (const [table, { writers = [], readers = [] }] of Object.entries(owners))
    for (const [role, folders] of Object.entries({ writers, readers }))
      for (const folder of folders)
        if (!used.has(`${table} ${role} ${folder}`))
          problems.push(`${folder} is not one of the ${role} of ${table} any more`);
  return [...new Set(problems)].sort();
}
