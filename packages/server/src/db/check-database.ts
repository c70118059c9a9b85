import { sql } from 'kysely';
import { ConfigError } from '../config/read-config.ts';
import type { Db } from './transaction.ts';

const OLDEST = 15;
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
  'ENOENT',
]);

/** Throws a `ConfigError` that says why the database of DATABASE_URL cannot be used. Never repeats the password. */
export async function checkDatabase(db: Db, databaseUrl: string): Promise<void> {
  let version: number;
  try {
    const { rows } = await sql<{ version: number }>`
      select current_setting('server_version_num')::int as version`.execute(db);
    version = rows[0]?.version ?? 0;
  } catch (error) {
    throw new ConfigError(sentence(error, databaseUrl));
  }
  const major = Math.floor(version / 10_000);
  if (major < OLDEST)
    throw new ConfigError(`DATABASE_URL: PostgreSQL ${major} is too old. Daftar needs ${OLDEST} or newer`);
}

function sentence(error: unknown, databaseUrl: string): string {
  const { host, user, name } = partsOf(databaseUrl);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : '';
  if (UNREACHABLE.has(code) || /timeout|terminated/i.test(message))
    return `DATABASE_URL: no PostgreSQL answers at ${host}. Is it running, and reachable from here?`;
  if (code === '28P01' || code === '28000' || /password/i.test(message))
    return `DATABASE_URL: PostgreSQL at ${host} does not let ${user} in. Check the user name and the password`;
  if (code === '3D000')
    return `DATABASE_URL: there is no database ${name} at ${host}. Create it, or name another`;
  if (code === 'ERR_INVALID_URL')
    return 'DATABASE_URL is not an address: postgres://user:password@host:5432/database';
  return `DATABASE_URL: PostgreSQL at ${host} cannot be used${code && ` (${code})`}: ${message}`;
}

function partsOf(databaseUrl: string): { host: string; user: string; name: string } {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  return {
    host: url?.host || 'the given address',
    user: url?.username ? decodeURIComponent(url.username) : 'this user',
    name: url?.pathname.slice(1) || 'of that name',
  };
}
