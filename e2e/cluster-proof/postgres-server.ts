import { type ChildProcess, execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess } from '../end-process.ts';
import type { Programs } from './programs.ts';
import { spawnServer } from './spawn-server.ts';

const READY_SECONDS = 30;

/** A PostgreSQL server with its own folder, which contains its data and its socket. */
export class PostgresServer {
  readonly #programs: Programs;
  readonly #folder: string;
  readonly port: number;
  #process: ChildProcess | undefined;

  constructor(programs: Programs, folder: string, port: number) {
    this.#programs = programs;
    this.#folder = folder;
    this.port = port;
  }

  get #data(): string {
    return path.join(this.#folder, 'data');
  }

  /** Folder of the server's socket. */
  get host(): string {
    return this.#folder;
  }

  /** Creates an empty database cluster. */
  initialise(): void {
    this.#run('initdb', [
      '--pgdata',
      this.#data,
      '--username',
      'postgres',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--locale',
      'C.UTF-8',
    ]);
  }

  /** Creates a standby of a running server. */
  follow(primary: PostgresServer): void {
    this.#run('pg_basebackup', [
      ...['--pgdata', this.#data, '--host', primary.host, '--port', String(primary.port)],
      ...[
        '--username',
        'postgres',
        '--write-recovery-conf',
        '--checkpoint',
        'fast',
        '--wal-method',
        'stream',
      ],
    ]);
  }

  /** Starts the server and waits until it accepts connections. */
  async start(settings: Record<string, string> = {}): Promise<void> {
    const given = {
      listen_addresses: '',
      unix_socket_directories: this.#folder,
      port: String(this.port),
      ...settings,
    };
    this.#process = spawnServer(
      this.#programs,
      this.#folder,
      path.join(this.#programs.bin, 'postgres'),
      ['-D', this.#data, ...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { detached: true, cwd: this.#folder },
    );
    for (let tries = 0; tries < READY_SECONDS * 10; tries += 1) {
      if (this.#isReady()) return;
      await sleep(100);
    }
    throw new Error(`PostgreSQL in ${this.#folder} did not start: see its log`);
  }

  /** Runs one statement and returns its rows as text, one row a line. */
  query(statement: string, database = 'postgres'): string {
    return this.#run('psql', [
      ...['--host', this.host, '--port', String(this.port), '--username', 'postgres', '--no-psqlrc'],
      ...['--dbname', database, '--tuples-only', '--no-align', '--command', statement],
    ]).trim();
  }

  /** Makes a standby the primary. */
  promote(): void {
    this.#run('pg_ctl', ['promote', '--pgdata', this.#data, '--wait']);
  }

  /** Ends the server and its children at once, as a power cut does. */
  kill(): Promise<void> {
    return endProcess(this.#process, ({ pid }) => {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    });
  }

  stop(): Promise<void> {
    return endProcess(this.#process, (running) => running.kill('SIGINT'));
  }

  #isReady(): boolean {
    try {
      this.#run('pg_isready', ['--host', this.host, '--port', String(this.port), '--quiet']);
      return true;
    } catch {
      return false;
    }
  }

  #run(program: string, given: string[]): string {
    return execFileSync(path.join(this.#programs.bin, program), given, {
      ...this.#programs.account,
      cwd: this.#folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }
}
