import { accountFor } from './account.ts';
import { embeddedBinaries } from './binaries.ts';
import { openDataFolder } from './data-folder.ts';
import { type EmbeddedPostgres, keepRunning } from './keep-running.ts';
import { openCluster } from './open-cluster.ts';

export interface EmbeddedPostgresOptions {
  /** Created if it is missing; contains the cluster and the server's log. */
  dataFolder: string;
  log?: (line: string) => void;
}

/**
 * Returns the PostgreSQL server of a data folder: attaches to a running one or starts one as a child process. Only the
 * process that started it stops it. If it ends for another reason, the first process that uses it restarts it at the same
 * address, so that connection pools recover.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = await openDataFolder(options.dataFolder);
  const account = await accountFor(folder.cluster);
  const binaries = await embeddedBinaries(account);
  const log = options.log ?? (() => undefined);
  const cluster = { folder, account, binaries, durable: true, log };
  return keepRunning(await openCluster(cluster), cluster);
}
