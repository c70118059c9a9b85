import { cp, lstat, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { linkLibraries } from './library-links.ts';
import { run } from './run.ts';

async function packageVersion(native: string): Promise<string> {
  const text = await readFile(join(dirname(native), 'package.json'), 'utf8').catch(() => '{}');
  const content: unknown = JSON.parse(text);
  const version =
    typeof content === 'object' && content !== null && 'version' in content ? content.version : 'unknown';
  return `${basename(dirname(native))}-${version}`;
}

/**
 * Tells whether we own the folder and nobody else can write to it. In a folder of another user, the programs could be
 * replaced.
 */
async function isOurs(folder: string): Promise<boolean> {
  const stat = await lstat(folder).catch(() => undefined);
  return stat?.isDirectory() === true && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0;
}

async function copyTo(base: string, native: string, name: string): Promise<string | undefined> {
  const target = join(base, name, 'native');
  if ((await isOurs(join(base, name))) && (await isOurs(target))) return target;
  try {
    await mkdir(base).catch(() => undefined);
    const fresh = await mkdtemp(join(base, `${name}-`));
    await cp(native, join(fresh, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    await run('chmod', ['-R', 'u+w,a+rX,go-w', fresh]);
    await linkLibraries(join(fresh, 'native'));
    // Fails if another process has made the same copy, or if another user has created a folder with that name. In the
    // latter case, our copy keeps its temporary name.
    const moved = await rename(fresh, join(base, name)).then(
      () => true,
      () => false,
    );
    if (moved) return target;
    if (!(await isOurs(target))) return join(fresh, 'native');
    await rm(fresh, { recursive: true, force: true });
    return target;
  } catch {
    return undefined;
  }
}

/** Yields copies of the binaries in folders that this process can write to. The caller uses the first copy that runs. */
export async function* copyPostgres(native: string): AsyncGenerator<string> {
  const name = `daftar-postgres-${await packageVersion(native)}-${process.getuid?.()}`;
  const bases = [...(process.getuid?.() === 0 ? ['/var/cache/daftar'] : []), tmpdir(), '/tmp'];
  for (const base of new Set(bases)) {
    const copy = await copyTo(base, native, name);
    if (copy !== undefined) yield copy;
  }
}
