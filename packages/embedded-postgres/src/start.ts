import { accountFor } from './account.ts';
import { embeddedBinaries } from './binaries.ts';
import { openDataFolder } from './data-folder.ts';
import { type EmbeddedPostgres, keepRunning } from './keep-running.ts';
import { openCluster } from './open-cluster.ts';

export interface EmbeddedPostgresOptions {
  /** Made when missing; holds the cluster and the server's log. */
  dataFolder: string;
  log?: (line: string) => void;
}

/**
 * Gives the PostgreSQL of a data folder: one that runs already, or a new one as our child process. Whoever started it stops it;
 * when it ends otherwise (killed, or its starter left), the first of those who use it starts it again at the same address, so
 * a pool of connections heals by itself.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = await openDataFolder(options.dataFolder);
  const account = await accountFor(folder.cluster);
  const binaries = await embeddedBinaries(account);
  const log = options.log ?? (() => undefined);
  const cluster = { folder, account, binaries, durable: true, log };
  return keepRunning(await openCluster(cluster), cluster);
}
