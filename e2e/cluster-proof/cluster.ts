import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Pooler } from './pooler.ts';
import { PostgresServer } from './postgres-server.ts';
import { findPrograms, type Programs } from './programs.ts';

/** Commits wait until the standby has written them, so a failover loses none that was acknowledged. */
const synchronous = { synchronous_standby_names: '*', synchronous_commit: 'on', max_connections: '100' };

function folderFor({ account }: Programs, parent: string, name: string): string {
  const folder = path.join(parent, name);
  mkdirSync(folder, { mode: 0o755 });
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** A primary and its synchronous standby, with PgBouncer in transaction pooling before them. */
export class Cluster {
  readonly #pooler: Pooler;
  readonly #first: PostgresServer;
  readonly #second: PostgresServer;
  #hasFailedOver = false;

  constructor(parent: string, poolerPort: number) {
    const programs = findPrograms();
    const at = (name: string) => folderFor(programs, parent, name);
    // Sockets are named by port, and each server has a folder of its own.
    this.#first = new PostgresServer(programs, at('first'), 5432);
    this.#second = new PostgresServer(programs, at('second'), 5432);
    this.#pooler = new Pooler(programs, at('pooler'), poolerPort);
  }

  get primary(): PostgresServer {
    return this.#hasFailedOver ? this.#second : this.#first;
  }

  /** Environment variables that make the product use this cluster. */
  get environment(): Record<string, string> {
    const at = (name: string) => `postgres://postgres@127.0.0.1:${this.#pooler.port}/${name}`;
    return {
      DATABASE_URL: at('daftar'),
      DATABASE_OFFICE_URL: at('daftar_office'),
      DATABASE_DIRECT_URL: at('daftar_direct'),
    };
  }

  async start(): Promise<void> {
    this.#first.initialise();
    await this.#first.start({ max_connections: '100' });
    this.#first.query('create database daftar');
    this.#second.follow(this.#first);
    await this.#first.stop();
    await this.#first.start(synchronous);
    await this.#second.start({ max_connections: '100' });
    await this.#pooler.start(this.#first);
  }

  restartPooler(): Promise<void> {
    return this.#pooler.restart();
  }

  /** Kills the primary and makes the standby the primary. */
  async failOver(): Promise<void> {
    await this.#first.kill();
    this.#second.promote();
    this.#hasFailedOver = true;
    this.#pooler.pointTo(this.#second);
  }

  async stop(): Promise<void> {
    await this.#pooler.stop();
    await Promise.all([this.#first.kill(), this.#second.kill()]);
  }
}
