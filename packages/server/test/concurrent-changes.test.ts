import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { call, token } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { eventually } from './support/eventually.ts';
import { newRole } from './support/people.ts';
import {
  newCarrier,
  newMerchant,
  newUser,
  signedInUser,
  startWorld,
  unique,
  type World,
} from './support/world.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => expectSoundBooks(world.gateway));
afterAll(() => world.close());

const oneWord = (text: string) => unique(text).replace(' ', '-');

/** Returns how many statements wait for a lock. */
const countLockWaiters = async (): Promise<number> => {
  const { rows } = await world.gateway.pool.query<{ waiting: number }>(
    "select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.waiting ?? 0;
};

/**
 * Runs calls that wait for a locked row. Each call starts when the previous one waits for the lock. Returns the calls'
 * statuses.
 */
async function runAtLockedRow<T extends { status: number }>(
  table: string,
  id: string,
  calls: (() => Promise<T>)[],
): Promise<number[]> {
  const holder: pg.PoolClient = await world.gateway.payments.pool.connect();
  await holder.query(`begin; select 1 from ${table} where id = '${id}' for update`);
  const answers: Promise<T>[] = [];
  for (const call of calls) {
    answers.push(call());
    await eventually(async () => expect(await countLockWaiters()).toBe(answers.length));
  }
  await holder.query('commit');
  holder.release();
  return (await Promise.all(answers)).map(({ status }) => status);
}

const historyOf = async (recordId: string) =>
  (
    await world.gateway.db
      .selectFrom('audit_entries')
      .select(['action', 'before', 'after'])
      .where('record_id', '=', recordId)
      .orderBy('seq')
      .execute()
  ).slice(1);

test('the second of two concurrent role edits records the result of the first as its old value', async () => {
  const { id } = await newRole(world, world.nile.merchantId);
  const rename = (name: string) => () =>
    world.asOwner('editRole', { params: { id }, body: { name, permissions: {} } });
  expect(await runAtLockedRow('roles', id, [rename('First'), rename('Second')])).toEqual([200, 200]);
  const [first, second] = await historyOf(id);
  expect(second?.before).toEqual({ name: first?.after?.name });
});

test('a role is deleted once, and concurrent requests after the deletion get 404', async () => {
  const { id } = await newRole(world, world.nile.merchantId);
  const remove = () => world.asOwner('deleteRole', { params: { id } });
  const edit = () => world.asOwner('editRole', { params: { id }, body: { name: 'Late', permissions: {} } });
  expect(await runAtLockedRow<{ status: number }>('roles', id, [remove, remove, edit])).toEqual([
    204, 404, 404,
  ]);
  expect((await historyOf(id)).map(({ action }) => action)).toEqual(['deleteRole']);
});

test('a carrier is deleted once, and concurrent requests after the deletion get 404', async () => {
  const { id, name } = await newCarrier(world.gateway);
  const body = { name, type: 'Carrier', country: 'Egypt', currency: 'EGP' };
  const remove = () => world.asOwner('deleteCarrier', { params: { id } });
  const edit = () => world.asOwner('editCarrier', { params: { id }, body });
  const stop = () => world.asOwner('setCarrierStatus', { params: { id }, body: { status: 'Inactive' } });
  expect(await runAtLockedRow<{ status: number }>('carriers', id, [remove, edit, stop, remove])).toEqual([
    204, 404, 404, 404,
  ]);
  expect((await historyOf(id)).map(({ action }) => action)).toEqual(['deleteCarrier']);
});

test('a user is deleted once, and a concurrent deactivation after it gets 404', async () => {
  const { userName } = await newUser(world, oneWord('leaver'), world.nile.merchantId);
  await newUser(world, oneWord('stays'), world.nile.merchantId);
  const { id } = await world.gateway.db
    .selectFrom('users')
    .select('id')
    .where('user_name', '=', userName)
    .executeTakeFirstOrThrow();
  const remove = () => world.asOwner('deleteUser', { params: { id } });
  const stop = () => world.asOwner('setUserStatus', { params: { id }, body: { status: 'Inactive' } });
  expect(await runAtLockedRow<{ status: number }>('users', id, [remove, stop, remove])).toEqual([
    204, 404, 404,
  ]);
  expect((await historyOf(id)).map(({ action }) => action)).toEqual(['deleteUser']);
});

test('two concurrent suspensions of a service are recorded once', async () => {
  const { id } = world.delta.service;
  const suspend = () => world.asOwner('setServiceStatus', { params: { id }, body: { status: false } });
  expect(await runAtLockedRow('services', id, [suspend, suspend])).toEqual([200, 200]);
  expect((await historyOf(id)).map(({ action }) => action)).toEqual(['setServiceStatus']);
});

test('no user or role is added to a merchant that is being deleted', async () => {
  const merchant = await newMerchant(world.gateway);
  const role = await world.gateway.db
    .selectFrom('roles')
    .select('id')
    .where('user_type_id', '=', world.gateway.owner.id)
    .executeTakeFirstOrThrow();
  const remove = () => world.asOwner('deleteMerchant', { params: { id: merchant.id } });
  const add = () =>
    world.asOwner('addUser', {
      body: {
        name: 'Nadia Mansour',
        userName: oneWord('late'),
        password: 'battery9',
        email: 'nadia@example.com',
        roleId: role.id,
        userTypeId: merchant.id,
        userType: 'Merchant',
      },
    });
  const addRole = () =>
    world.asOwner('addRole', { body: { name: 'Late', permissions: {}, userTypeId: merchant.id } });
  expect(await runAtLockedRow<{ status: number }>('merchants', merchant.id, [remove, add, addRole])).toEqual([
    204, 404, 404,
  ]);
});

test('the second of two concurrent profile edits records the result of the first as its old value', async () => {
  const headers = token(await signedInUser(world, oneWord('renamed'), world.nile.merchantId));
  const { body: profile } = await call(world.backofficeUrl, 'getProfile', { headers });
  const rename = (name: string) => () =>
    call(world.backofficeUrl, 'editProfile', { headers, body: { name, email: profile.email } });
  expect(await runAtLockedRow('users', profile._id, [rename('First'), rename('Second')])).toEqual([200, 200]);
  const [first, second] = (await historyOf(profile._id)).slice(-2);
  expect([first?.action, second?.before?.name]).toEqual(['editProfile', first?.after?.name]);
});
