import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectProblem } from './support/api.ts';
import { newMerchant, startWorld, unique, type World } from './support/world.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
  const { pool } = world.gateway;
  // A sequence counts the attempts, because a rollback does not reset it.
  await pool.query(`
    create sequence attempts_made;
    create table attempts_failing (least bigint not null, state text not null);
    insert into attempts_failing values (0, '40001');
    create function fail_at_first() returns trigger language plpgsql as $$
    declare failing attempts_failing; begin
      select * into failing from attempts_failing;
      if nextval('attempts_made') <= failing.least then
        raise exception 'restart transaction' using errcode = failing.state;
      end if;
      return null;
    end $$`);
});

afterEach(() => world.gateway.pool.query('drop trigger if exists inject on ledger_entries'));

afterAll(() => world.close());

/** Makes the first attempts to write a ledger entry fail, either in the statement or at the commit. */
async function inject(failures: number, at: 'statement' | 'commit', state = '40001'): Promise<void> {
  const { pool } = world.gateway;
  await pool.query("select setval('attempts_made', 1, false)");
  await pool.query('update attempts_failing set least = $1, state = $2', [failures, state]);
  const kind = at === 'commit' ? 'constraint trigger' : 'trigger';
  const when = at === 'commit' ? 'deferrable initially deferred' : '';
  await pool.query(`create ${kind} inject after insert on ledger_entries ${when}
    for each row execute function fail_at_first()`);
}

const attempts = async () => {
  const { rows } = await world.gateway.pool.query('select last_value, is_called from attempts_made');
  return rows[0].is_called ? Number(rows[0].last_value) : 0;
};

const deposit = (id: string, key: string) =>
  world.asOwner('addMerchantBalance', {
    params: { id },
    body: { grossAmount: 1000, tax: 0, netAmount: 1000, reference: 'Deposit' },
    headers: { 'idempotency-key': key },
  });

const countOf = async (table: 'ledger_entries' | 'audit_entries', id: string) => {
  const { rows } = await world.gateway.pool.query(
    `select count(*) as count from ${table} where user_type_id = $1 and ${table === 'ledger_entries' ? 'true' : "action = 'addMerchantBalance'"}`,
    [id],
  );
  return Number(rows[0].count);
};

test.each([
  ['statement', '40001'],
  ['commit', '40001'],
  ['statement', '40P01'],
] as const)('a deposit whose %s fails with %s four times is booked once', async (at, state) => {
  const { id } = await newMerchant(world.gateway);
  await inject(4, at, state);
  const key = unique('deposit').replace(' ', '-');
  const answer = await deposit(id, key);
  expect([answer.status, answer.body.accountBalance, await attempts()]).toEqual([200, 1000, 5]);
  expect([await countOf('ledger_entries', id), await countOf('audit_entries', id)]).toEqual([1, 1]);
  const replayed = await deposit(id, key);
  expect(replayed.headers.get('idempotency-replayed')).toBe('true');
  expect(await countOf('ledger_entries', id)).toBe(1);
});

test('a deposit that fails five times books nothing, returns an error, and may be repeated with its idempotency key', async () => {
  const { id } = await newMerchant(world.gateway);
  await inject(5, 'commit');
  const key = unique('deposit').replace(' ', '-');
  const refused = await deposit(id, key);
  expectProblem(refused, 503);
  expect([refused.problem.errors[0]?.code, refused.headers.get('retry-after')]).toEqual([
    'server.contended',
    '1',
  ]);
  expect([await countOf('ledger_entries', id), await countOf('audit_entries', id)]).toEqual([0, 0]);
  expect((await deposit(id, key)).body.accountBalance).toBe(1000);
  expect(await countOf('ledger_entries', id)).toBe(1);
});

test('deposits that collide all at once are booked once each', async () => {
  const { id } = await newMerchant(world.gateway);
  await inject(12, 'statement');
  const keys = Array.from({ length: 12 }, () => unique('deposit').replace(' ', '-'));
  const answers = await Promise.all(keys.map((key) => deposit(id, key)));
  const booked = answers.filter(({ status }) => status === 200).length;
  for (const { status } of answers) expect([200, 503]).toContain(status);
  expect(await countOf('ledger_entries', id)).toBe(booked);
  for (const key of keys) expect((await deposit(id, key)).status).toBe(200);
  expect(await countOf('ledger_entries', id)).toBe(keys.length);
});
