import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { promisify } from 'node:util';
import { installFromDebian } from '../../../scripts/from-debian.ts';

const run = promisify(execFile);

const find = () => globSync('/usr/lib/postgresql/*/bin/pgbench').at(-1);

/** Where pgbench finds the server's PostgreSQL. */
export interface PostgresAddress {
  host: string;
  port: number;
  user: string;
}

/** PostgreSQL's own benchmark program, from Debian's package postgresql. */
export class Pgbench {
  readonly #program: string;
  readonly #server: string[];

  constructor({ host, port, user }: PostgresAddress) {
    if (!find()) installFromDebian('postgresql');
    const found = find();
    if (!found) throw new Error('pgbench is not installed: apt-get install postgresql');
    this.#program = found;
    this.#server = ['--host', host, '--port', String(port), '--username', user, 'pgbench'];
  }

  async fill(scale: number): Promise<void> {
    await run(this.#program, ['--initialize', '--quiet', '--scale', String(scale), ...this.#server]);
  }

  /** Returns pgbench's standard transactions (TPC-B-like) per second. */
  async rate(clients: number, seconds: number): Promise<number> {
    return Number(/tps = ([\d.]+)/.exec(await this.#load(clients, seconds))?.[1]);
  }

  /** Returns the mean milliseconds of such a transaction at a given rate per second. */
  async latency(perSecond: number, clients: number, seconds: number): Promise<number> {
    const told = await this.#load(clients, seconds, ['--rate', String(perSecond)]);
    const [, all] = /latency average = ([\d.]+) ms/.exec(told) ?? [];
    return Number(all);
  }

  async #load(clients: number, seconds: number, more: readonly string[] = []): Promise<string> {
    const load = [
      '--client',
      String(clients),
      '--time',
      String(seconds),
      '--no-vacuum',
      '--protocol',
      'prepared',
    ];
    const { stdout } = await run(this.#program, [...load, ...more, ...this.#server]);
    return stdout;
  }
}
