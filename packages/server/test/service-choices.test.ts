import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('the service list returns all merchants and carriers for its form, however many there are', async () => {
  const { db } = world.gateway;
  await sql`insert into merchants (id, name, name_key, country, currency, status, show_balance, sid, public_key, created_at, updated_at)
    select 'mer_' || n, 'Shop ' || n, 'shop ' || n, 'Egypt', 'EGP', 'Active', true, 'sid' || n, 'pk_' || n, now(), now()
    from generate_series(1, 1500) as n`.execute(db);
  await sql`insert into carriers (id, name, name_key, country, currency, status, type, created_at, updated_at)
    select 'car_' || n, 'Line ' || n, 'line ' || n, 'Egypt', 'EGP', 'Active', 'Operator', now(), now()
    from generate_series(1, 700) as n`.execute(db);
  const { body } = await world.asOwner('listServices');
  expect([body.merchants.length, body.carriers.length, body.operators.length]).toEqual([1502, 701, 700]);
});
