import { constants } from 'node:fs';
import { access, lstat, mkdir, readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { EmbeddedPostgresError, systemCode } from './errors.ts';

/** Paths in the data folder. The cluster is in a subfolder, because `rename` cannot replace a mount point. */
export interface DataFolder {
  root: string;
  cluster: string;
  log: string;
}

/** Converts a file system error to an `EmbeddedPostgresError` that says what to do. */
export function folderError(path: string, error: unknown): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error;
  switch (systemCode(error)) {
    case 'EEXIST':
    case 'ENOTDIR':
      return new EmbeddedPostgresError(
        'folder',
        `The data folder ${path} is not a folder. Choose another one.`,
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return new EmbeddedPostgresError('disk-full', `The disk is full: ${path} cannot be written.`);
    case 'EROFS':
      return new EmbeddedPostgresError(
        'folder',
        `The data folder ${path} is on a read-only disk. Choose another one.`,
      );
    default:
      return new EmbeddedPostgresError(
        'folder',
        `The data folder ${path} cannot be read and written by this user. Give this user the folder, or choose another one.`,
      );
  }
}

/**
 * Creates a folder and its parents. Node's recursive `mkdir` never returns in places where no folder can be created, such
 * as /proc.
 */
async function make(path: string): Promise<void> {
  const code = await mkdir(path).then(
    () => undefined,
    (error: unknown) => systemCode(error),
  );
  if (code !== 'ENOENT' || dirname(path) === path) return;
  await make(dirname(path));
  await mkdir(path);
}

async function open(path: string): Promise<string> {
  try {
    await make(resolve(path));
    await readdir(path);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(path);
  } catch (error) {
    throw folderError(path, error);
  }
}

async function major(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw folderError(cluster, error);
  });
  return text === undefined ? undefined : Number.parseInt(text, 10);
}

/** Creates the data folder if it is missing, and returns its paths. Throws if the folder cannot be used. */
export async function openDataFolder(path: string): Promise<DataFolder> {
  const root = await open(path);
  if ((await major(root)) !== undefined) {
    throw new EmbeddedPostgresError(
      'folder',
      `${path} is a PostgreSQL cluster itself, not a data folder of Daftar. Choose another folder.`,
    );
  }
  return { root, cluster: join(root, 'postgres'), log: join(root, 'postgres.log') };
}

/** Returns whether there is a cluster. Throws if it has another owner or major version, or is not a cluster. */
export async function hasCluster({ cluster }: DataFolder, wanted: number): Promise<boolean> {
  const stat = await lstat(cluster).catch(() => undefined);
  if (stat === undefined) return false;
  if (!stat.isDirectory()) throw folderError(cluster, Object.assign(new Error(), { code: 'ENOTDIR' }));
  const me = process.getuid?.();
  if (me !== 0 && stat.uid !== me) {
    throw new EmbeddedPostgresError(
      'folder',
      `${cluster} belongs to another user (number ${stat.uid}). Start as that user, or choose another data folder.`,
    );
  }
  const found = await major(cluster);
  if (found === wanted) return true;
  if (found !== undefined) {
    throw new EmbeddedPostgresError(
      'version',
      `${cluster} was written by PostgreSQL ${found}, this is PostgreSQL ${wanted}. Move the data with pg_dump of version ${found}, or choose another data folder.`,
    );
  }
  const content = await readdir(cluster).catch((error: unknown) => {
    throw folderError(cluster, error);
  });
  if (content.length === 0) return false;
  throw new EmbeddedPostgresError(
    'folder',
    `${cluster} is not a PostgreSQL folder: PG_VERSION is missing. Move it away, or choose another data folder.`,
  );
}
