import { accountFor } from './account.ts';
import type { Connection } from './attach.ts';
import { embeddedBinaries } from './binaries.ts';
import { openDataFolder } from './data-folder.ts';
import { openCluster } from './open-cluster.ts';

export interface EmbeddedPostgresOptions {
  /** Made when missing; holds the cluster and the server's log. */
  dataFolder: string;
  log?: (line: string) => void;
}

export interface EmbeddedPostgres {
  connection: Connection;
  /** True when another process runs the server. */
  readonly attached: boolean;
  /** Stops the server if we started it; the one who attached only lets go. */
  stop(): Promise<void>;
}

/** Gives the PostgreSQL of a data folder: one that runs already, or a new one as our child process. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = await openDataFolder(options.dataFolder);
  const account = await accountFor(folder.cluster);
  const binaries = await embeddedBinaries(account);
  const log = options.log ?? (() => undefined);
  return await openCluster({ folder, account, binaries, durable: true, log });
}
