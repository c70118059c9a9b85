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

/** Throws a `ConfigError` that says why the database of this variable cannot be used. Never repeats the password. */
export async function checkDatabase(db: Db, variable: string, databaseUrl: string): Promise<void> {
  let version: number;
  try {
    const { rows } = await sql<{ version: number }>`
      select current_setting('server_version_num')::int as version`.execute(db);
    version = rows[0]?.version ?? 0;
  } catch (error) {
    throw new ConfigError(`${variable}${restOfMessage(error, databaseUrl)}`);
  }
  const major = Math.floor(version / 10_000);
  if (major < OLDEST)
    throw new ConfigError(`${variable}: PostgreSQL ${major} is too old. Daftar needs ${OLDEST} or newer`);
}

/** Throws a `ConfigError` unless the pooler sets a time limit for statements of signed-in users. */
export async function checkStatementLimit(db: Db): Promise<void> {
  const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
    db,
  );
  if (rows[0]?.limit === '0')
    throw new ConfigError(
      "DATABASE_OFFICE_URL: the pooler sets no time limit for statements. In PgBouncer, add connect_query='set statement_timeout = 20000' to this database",
    );
}

/** Returns the part of the message after the variable's name. */
function restOfMessage(error: unknown, databaseUrl: string): string {
  const { host, user, name } = partsOf(databaseUrl);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : '';
  if (/unsupported startup parameter/i.test(message))
    return `: ${host} is a pooler. Set DATABASE_OFFICE_URL and DATABASE_DIRECT_URL as well (docs/guides/running.md)`;
  if (UNREACHABLE.has(code) || /timeout|terminated/i.test(message))
    return `: no PostgreSQL answers at ${host}. Is it running, and reachable from here?`;
  if (code === '28P01' || code === '28000' || /password/i.test(message))
    return `: PostgreSQL at ${host} does not let ${user} in. Check the user name and the password`;
  if (code === '3D000') return `: there is no database ${name} at ${host}. Create it, or name another`;
  if (code === 'ERR_INVALID_URL') return ' is not an address: postgres://user:password@host:5432/database';
  return `: PostgreSQL at ${host} cannot be used${code && ` (${code})`}: ${message}`;
}

function partsOf(databaseUrl: string): { host: string; user: string; name: string } {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  return {
    host: url?.host || 'the given address',
    user: url?.username ? decodeURIComponent(url.username) : 'this user',
    name: url?.pathname.slice(1) || 'of that name',
  };
}
