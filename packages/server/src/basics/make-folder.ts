import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Makes a folder and its parents. Node's recursive `mkdirSync` never returns where no folder can be made, as in /proc. */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // EEXIST is fine when another process made the folder meanwhile, but not when a file has the name.
    if (codeOf(error) !== 'EEXIST' || !isFolder(folder)) throw error;
  }
}

function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
