import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import { type Connection, endOfServer, type FoundServer, findServer } from './attach.ts';
import type { Binaries } from './binaries.ts';
import { type DataFolder, hasCluster } from './data-folder.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { explain, isTransient } from './explain.ts';
import { databaseName, initialise, removeUnfinished, userName } from './initialise.ts';
import { launch } from './launch.ts';
import { refreshCollation } from './refresh-collation.ts';
import { makeSocketFolder, port } from './socket-folder.ts';
import { stopServer } from './stop.ts';

export interface OpenCluster {
  folder: DataFolder;
  account: Account | undefined;
  binaries: Binaries;
  durable: boolean;
  /** Socket folder of the previous server, with which a restarted server keeps its address. */
  socketFolder?: string;
  log: (line: string) => void;
}

export interface RunningServer {
  connection: Connection;
  attached: boolean;
  /** Resolves when the server has ended. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

const timeoutMs = 60_000;

function attachedTo({ connection, pid }: FoundServer): RunningServer {
  return { connection, attached: true, ended: endOfServer(pid), stop: () => Promise.resolve() };
}

async function launchOnce(options: OpenCluster): Promise<RunningServer | string> {
  const { folder, account, binaries, durable, log } = options;
  const socketFolder = await makeSocketFolder(folder.cluster, account, options.socketFolder);
  const launched = await launch({ folder, binaries, account, socketFolder, durable });
  if ('output' in launched) return launched.output;
  const { child, ended } = launched;
  log(`PostgreSQL ${binaries.major} runs (process ${child.pid}), data in ${folder.root}`);
  const connection = { host: socketFolder, port, user: userName, database: databaseName };
  const stop = (): Promise<void> => stopServer(child, ended, socketFolder);
  try {
    await refreshCollation(connection, log);
  } catch (error) {
    await stop();
    throw explain(error instanceof Error ? error.message : String(error), folder.root);
  }
  return { connection, attached: false, ended, stop };
}

/** Attaches to the server that runs on the cluster, or starts one. Creates the cluster if it is missing. */
export async function openCluster(options: OpenCluster): Promise<RunningServer> {
  const { folder, account, binaries, log } = options;
  await removeUnfinished(folder);
  if (!(await hasCluster(folder, binaries.major))) {
    log(`Making the database in ${folder.root}`);
    await initialise(folder, binaries, account);
  }
  const deadline = Date.now() + timeoutMs;
  for (let waits = 0; ; waits++) {
    const found = await findServer(folder.cluster);
    if (found !== undefined && found !== 'held') return attachedTo(found);
    const launched = found === 'held' ? 'already exists' : await launchOnce(options);
    if (typeof launched !== 'string') return launched;
    if (found !== 'held' && !isTransient(launched)) throw explain(launched, folder.root);
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        'held',
        `The database in ${folder.root} is in use by a process that does not answer. Stop that process, then start again.`,
      );
    }
    if (waits === 10) log('Waiting for the old database server to end');
    await sleep(100);
  }
}
