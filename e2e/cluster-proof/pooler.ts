import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess } from '../end-process.ts';
import type { PostgresServer } from './postgres-server.ts';
import type { Programs } from './programs.ts';
import { spawnServer } from './spawn-server.ts';

const STATEMENT_MS = 20_000;

/** PgBouncer with three names for one database: transaction pooling, the same with a statement limit, and session pooling. */
const configuration = ({ host, port: serverPort }: PostgresServer, port: number): string => {
  const target = `host=${host} port=${serverPort} dbname=daftar user=postgres`;
  return `[databases]
daftar = ${target} pool_mode=transaction pool_size=20
daftar_office = ${target} pool_mode=transaction pool_size=15 connect_query='set statement_timeout = ${STATEMENT_MS}'
daftar_direct = ${target} pool_mode=session pool_size=20
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
max_client_conn = 500
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 20
ignore_startup_parameters = extra_float_digits
`;
};

/** PgBouncer in a folder of its own. */
export class Pooler {
  readonly #programs: Programs;
  readonly #folder: string;
  readonly port: number;
  #process: ChildProcess | undefined;

  constructor(programs: Programs, folder: string, port: number) {
    this.#programs = programs;
    this.#folder = folder;
    this.port = port;
  }

  get #file(): string {
    return path.join(this.#folder, 'pgbouncer.ini');
  }

  async start(server: PostgresServer): Promise<void> {
    writeFileSync(this.#file, configuration(server, this.port));
    this.#spawn();
    await sleep(300);
  }

  /** Ends PgBouncer at once, with all of its connections, and starts it again. */
  async restart(): Promise<void> {
    await this.stop();
    this.#spawn();
  }

  /** Sends later transactions to another server. */
  pointTo(server: PostgresServer): void {
    writeFileSync(this.#file, configuration(server, this.port));
    this.#process?.kill('SIGHUP');
  }

  stop(): Promise<void> {
    return endProcess(this.#process, (running) => running.kill('SIGTERM'));
  }

  #spawn(): void {
    this.#process = spawnServer(this.#programs, this.#folder, this.#programs.pgbouncer, [this.#file]);
  }
}
