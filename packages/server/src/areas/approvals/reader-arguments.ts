import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a sheet's reader imports by name; what these import lies beside them. */
const PACKAGES = ['@daftar/domain', '@e965/xlsx', 'yauzl'];
const NODE_MODULES = `${path.sep}node_modules${path.sep}`;

const here = (from: string): string => realpathSync(fileURLToPath(new URL(from, import.meta.url)));

/** The folder to open for a file of a package: all of its `node_modules`, since packages link to each other in there. */
function folderOf(file: string): string {
  const at = file.indexOf(NODE_MODULES);
  // A package of the workspace: its sources stand in a folder of it.
  return at < 0 ? path.dirname(path.dirname(file)) : file.slice(0, at + NODE_MODULES.length - 1);
}

/**
 * How Node starts a sheet's reader: it may read the program and its packages, and no other file (no keys, no environment of
 * the gateway in /proc), write none, and start no process, thread or native code. This Node has no way to close the network.
 */
export function readerArguments(): string[] {
  const packages = PACKAGES.map((name) => folderOf(realpathSync(fileURLToPath(import.meta.resolve(name)))));
  const server = here('../../../');
  const readable = [
    path.join(server, 'src'),
    path.join(server, 'package.json'),
    path.join(server, 'node_modules'),
    ...new Set(packages),
  ];
  return [
    '--max-old-space-size=512',
    '--permission',
    ...readable.map((one) => `--allow-fs-read=${one}`),
    '--disable-warning=SecurityWarning',
  ];
}
