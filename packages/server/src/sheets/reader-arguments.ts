import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages that the reader imports. Their own dependencies are in the same `node_modules`. */
const PACKAGES = ['@daftar/domain', '@e965/xlsx', 'saxes', 'yauzl'];
const NODE_MODULES = `${path.sep}node_modules${path.sep}`;

const here = (from: string): string => realpathSync(fileURLToPath(new URL(from, import.meta.url)));

/**
 * Returns the folder that must be readable for a package's file: its whole `node_modules`, because packages link to each
 * other.
 */
function folderOf(file: string): string {
  const at = file.indexOf(NODE_MODULES);
  // A file outside node_modules belongs to a package of the workspace, whose entry file is in a subfolder.
  return at < 0 ? path.dirname(path.dirname(file)) : file.slice(0, at + NODE_MODULES.length - 1);
}

/**
 * Returns Node's arguments for the reader process: it may read only the program and its packages (not the keys, nor /proc), write
 * no files, and start no process, thread or native code. This version of Node cannot restrict network access.
 */
export function readerArguments(): string[] {
  const packages = PACKAGES.map((name) => folderOf(realpathSync(fileURLToPath(import.meta.resolve(name)))));
  const server = here('../../');
  const readable = [
    path.join(server, 'src'),
    path.join(server, 'package.json'),
    path.join(server, 'node_modules'),
    ...new Set(packages),
  ];
  return [
    '--max-old-space-size=640',
    // Reading makes many short-lived objects. With Node's default, cleaning up after them takes a fifth of the time.
    '--max-semi-space-size=32',
    '--permission',
    ...readable.map((one) => `--allow-fs-read=${one}`),
    '--disable-warning=SecurityWarning',
  ];
}
