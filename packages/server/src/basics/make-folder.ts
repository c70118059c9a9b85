import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Makes a folder level by level: where none can be made, as in /proc, Node's own recursive way never returns. */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody was faster; but a file of that name is in the way.
    if (codeOf(error) !== 'EEXIST' || !isFolder(folder)) throw error;
  }
}

function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
