import { startLocalPostgres } from '@daftar/embedded-postgres/testing';
import { sharedDatabase } from './shared-postgres.ts';

export interface TestDatabase {
  /** Variables that point the product at it; none for the embedded one. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

const keys = { SIGNING_KEY: '11'.repeat(32), DATA_KEY: '22'.repeat(32) };
export const embedded: TestDatabase = { environment: {}, stop: () => Promise.resolve() };

/**
 * Where a test's product keeps its data: the embedded database, or with `TEST_POSTGRES=system` a throw-away cluster of the
 * PostgreSQL (15 or later) that the machine has installed. A run that has one server for all gives a database on that.
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
