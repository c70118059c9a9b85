import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from './attach.ts';
import { type OpenCluster, openCluster, type RunningServer } from './open-cluster.ts';

export interface EmbeddedPostgres {
  /** The server's address; a restart does not change it. */
  readonly connection: Connection;
  /** True while another process runs the server. */
  readonly attached: boolean;
  /** Stops the server if this process started it; otherwise only detaches. */
  stop(): Promise<void>;
}

const longestPause = 30_000;

/** Restarts the server when it ends unexpectedly. */
export function keepRunning(first: RunningServer, cluster: OpenCluster): EmbeddedPostgres {
  const { connection } = first;
  let server = first;
  let stopped = false;

  const reopen = async (): Promise<void> => {
    for (let pause = 500; !stopped; pause = Math.min(pause * 2, longestPause)) {
      try {
        server = await openCluster({ ...cluster, socketFolder: connection.host });
        return;
      } catch (error) {
        cluster.log(error instanceof Error ? error.message : String(error));
        await sleep(pause, undefined, { ref: false });
      }
    }
  };
  let reopening = Promise.resolve();
  const watch = async (): Promise<void> => {
    for (;;) {
      await server.ended;
      if (stopped) return;
      cluster.log('The database server ended unexpectedly and is being restarted');
      reopening = reopen();
      await reopening;
    }
  };
  void watch();

  return {
    connection,
    get attached() {
      return server.attached;
    },
    stop: async () => {
      stopped = true;
      await reopening;
      await server.stop();
    },
  };
}
