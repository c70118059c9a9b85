import { access, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

interface Link {
  source: string;
  target: string;
}

function isLink(value: unknown): value is Link {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  );
}

/** Makes the symbolic links between libraries, which npm cannot pack, in case the package's install script did not run. */
export async function linkLibraries(native: string): Promise<void> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const list: unknown = JSON.parse(text);
  for (const { source, target } of Array.isArray(list) ? list.filter(isLink) : []) {
    const path = join(dirname(native), target);
    const there = await access(path).then(
      () => true,
      () => false,
    );
    // Fails in a read-only folder. The caller then notices that PostgreSQL does not run, and copies the binaries.
    if (!there) await symlink(basename(source), path).catch(() => undefined);
  }
}
