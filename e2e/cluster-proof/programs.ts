import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from '../../scripts/from-debian.ts';

export interface Account {
  uid: number;
  gid: number;
}

export interface Programs {
  /** Folder of PostgreSQL 15's programs. */
  bin: string;
  pgbouncer: string;
  /** The account that the servers run as: they refuse root. Undefined when this process is not root. */
  account: Account | undefined;
}

const bin = '/usr/lib/postgresql/15/bin';
const pgbouncer = '/usr/sbin/pgbouncer';

const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** Returns Debian's PostgreSQL 15 and PgBouncer, and installs what is missing. */
export function findPrograms(): Programs {
  if (!existsSync(`${bin}/postgres`)) installFromDebian('postgresql-15');
  if (!existsSync(pgbouncer)) installFromDebian('pgbouncer');
  for (const program of [`${bin}/postgres`, pgbouncer])
    if (!existsSync(program)) throw new Error(`${program} is missing: install postgresql-15 and pgbouncer`);
  return {
    bin,
    pgbouncer,
    account: process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined,
  };
}
