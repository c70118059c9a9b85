import { startLocalPostgres } from '@daftar/embedded-postgres/testing';
import { sharedDatabase } from './shared-postgres.ts';

export interface TestDatabase {
  /** Environment variables that make the product use this database; empty for the embedded one. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

const keys = { SIGNING_KEY: '11'.repeat(32), DATA_KEY: '22'.repeat(32) };
export const embedded: TestDatabase = { environment: {}, stop: () => Promise.resolve() };

/**
 * Returns a database for a test: a new one on the run's shared server if there is one, otherwise the embedded database, or
 * with `TEST_POSTGRES=system` a temporary cluster of the machine's PostgreSQL (15 or later).
 */
export async function testDatabase(): Promise<TestDatabase> {
  const shared = await sharedDatabase();
  if (shared) return { environment: { DATABASE_URL: shared.url, ...keys }, stop: shared.drop };
  if (process.env.TEST_POSTGRES !== 'system') return embedded;
  const { server, ...found } = await startLocalPostgres();
  if (!server) throw new Error('reason' in found ? found.reason : 'No PostgreSQL is installed');
  const { host, port, user, database } = server.connection;
  const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
  return { environment: { DATABASE_URL: url, ...keys }, stop: () => server.stop() };
}
