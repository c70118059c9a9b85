import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError } from '../src/config/read-config.ts';
import { checkDatabase } from '../src/db/check-database.ts';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await startTestGateway();
});
afterAll(() => server.close());

const ADDRESS = 'postgres://mona:hidden@db.example:5432/books';

/** How the test's own database is reached, part by part: one address for all would win over the changes. */
function reached(): pg.PoolConfig {
  const { connectionString, ...options } = server.gateway.pool.options;
  if (connectionString === undefined) return options;
  const { username: user, pathname, searchParams } = new URL(connectionString);
  const [host, port] = [searchParams.get('host') ?? '', Number(searchParams.get('port'))];
  return { ...options, host, port, user, database: pathname.slice(1) };
}

async function refusal(changes: pg.PoolConfig): Promise<string> {
  const pool = new pg.Pool({ ...reached(), ...changes, max: 1 });
  try {
    await checkDatabase(pool, ADDRESS);
    return 'none';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return String(error);
  } finally {
    await pool.end();
  }
}

test('a database that is there is fine', async () => {
  expect(await refusal({})).toBe('none');
});

test.each([
  [{ database: 'no-such-books' }, 'there is no database books at db.example:5432'],
  [{ host: '127.0.0.1', port: 1 }, 'no PostgreSQL answers at db.example:5432'],
  [{ user: 'nobody_we_know' }, 'does not let mona in'],
])('%o is said in a sentence without the password', async (changes, sentence) => {
  const said = await refusal(changes);
  expect(said).toContain(sentence);
  expect(said).not.toContain('hidden');
});

test('a version that is too old is named', async () => {
  const old = { query: async () => ({ rows: [{ version: 140_012 }] }) } as unknown as pg.Pool;
  await expect(checkDatabase(old, ADDRESS)).rejects.toThrow(/PostgreSQL 14 is too old/);
});
