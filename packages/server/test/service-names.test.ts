import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up } from '../src/db/migrations/0009-service-names.ts';
import { call, token } from './support/api.ts';
import { openDatabase } from './support/open-database.ts';
import {
  newMerchant,
  newService,
  serviceInput,
  signedInUser,
  startWorld,
  type World,
} from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const add = (merchant: string, serviceName: string) =>
  world.asOwner('addService', { body: serviceInput(merchant, { serviceName }) });
const edit = (id: string, serviceName: string) => {
  const { merchant, ...body } = serviceInput('', { serviceName });
  return world.asOwner('editService', { params: { id }, body });
};
const refusalOf = ({ status, problem }: { status: number; problem: { errors?: object[] } }) => [
  status,
  problem.errors?.[0],
];
const taken = {
  message: 'A service with this name exists already',
  code: 'name-taken',
  field: 'serviceName',
};

test('a merchant has one service of a name, however it is written; another merchant has its own', async () => {
  const [{ id: first }, { id: second }] = [
    await newMerchant(world.gateway),
    await newMerchant(world.gateway),
  ];
  expect((await add(first, 'متجر Books')).status).toBe(200);
  for (const name of ['متجر Books', '  متجر   bOOks '])
    expect(refusalOf(await add(first, name))).toEqual([409, taken]);
  expect((await add(second, 'متجر Books')).status).toBe(200);
});

test('of many at once with one name, one is made', async () => {
  const { id } = await newMerchant(world.gateway);
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(id, 'At once')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  const { body } = await world.asOwner('listServices', { query: `?userTypeId=${id}` });
  expect(body.total).toBe(1);
});

test('an edit takes no name that another service has, and keeps its own in other letters', async () => {
  const { id: merchant } = await newMerchant(world.gateway);
  await newService(world.gateway, merchant, { serviceName: 'Books' });
  const { id } = await newService(world.gateway, merchant, { serviceName: 'Games' });
  expect(refusalOf(await edit(id, 'BOOKS'))).toEqual([409, taken]);
  expect((await edit(id, 'GAMES')).body.serviceName).toBe('GAMES');
  expect((await edit(id, 'Toys')).status).toBe(200);
  expect((await add(merchant, 'Games')).status).toBe(200);
});

test('the look-up tells whether a name is free at a merchant of the caller’s own, and of no other’s that it exists', async () => {
  const { id: merchant } = await newMerchant(world.gateway);
  await newService(world.gateway, merchant, { serviceName: 'Looked up' });
  const clerk = await signedInUser(world, 'service-names-clerk', world.nile.merchantId);
  const free = async (who: string, userTypeId: string) => {
    const query = `?${new URLSearchParams({ field: 'serviceName', value: ' looked  UP', userTypeId })}`;
    const answer = await call(world.backofficeUrl, 'checkAvailability', { query, headers: token(who) });
    return answer.status === 200 ? answer.body.available : answer.status;
  };
  expect(await free(world.ownerToken, merchant)).toBe(false);
  expect(await free(world.ownerToken, world.nile.merchantId)).toBe(true);
  expect(await free(clerk, world.nile.merchantId)).toBe(true);
  expect([await free(clerk, merchant), await free(clerk, 'mer_none')]).toEqual([404, 404]);
});

test('an upgrade numbers the names that services of one merchant shared, and no other’s', async () => {
  const { db, close } = await openDatabase();
  await sql`drop function key_service_name cascade`.execute(db);
  await sql`drop index services_name`.execute(db);
  await sql`alter table services drop column name_key`.execute(db);
  await sql`
    insert into merchants (id, name, name_key, country, currency, status, sid, public_key, created_at, updated_at)
    select id, id, id, 'Egypt', 'EGP', 'Active', id, id, now(), now() from unnest(array['a', 'b']) as id`.execute(
    db,
  );
  const long = 'x'.repeat(50);
  const rows = [
    ['1', 'a', 'كتب Books'],
    ['2', 'a', 'كتب  bOOKS'],
    ['3', 'a', 'كتب Books (2)'],
    ['4', 'a', 'كتب Books'],
    ['5', 'a', long],
    ['6', 'a', long],
    ['7', 'b', 'كتب Books'],
  ];
  /** As the version before does, which knows of no key. */
  const addOld = ([id, of, name]: string[]) =>
    sql`
      insert into services (id, service_id, user_type_id, service_name, service_provider, country, service_type,
        carrier_share, merchant_share, walee_share, created_at, updated_at)
      values (${id}, ${id}, ${of}, ${name}, 'Fawry', 'Egypt', 'Others', 0, 96, 4,
        timestamptz '2026-01-01Z' + ${id}::integer * interval '1 day', now())`.execute(db);
  for (const row of rows) await addOld(row);
  await up(db as unknown as Kysely<unknown>);
  const { rows: found } = await sql<{ name: string; key: string }>`
    select service_name as name, name_key as key from services order by id`.execute(db);
  expect(found.map(({ name }) => name)).toEqual([
    ...['كتب Books', 'كتب  bOOKS (3)', 'كتب Books (2)', 'كتب Books (4)'],
    ...[long, `${'x'.repeat(46)} (2)`, 'كتب Books'],
  ]);
  expect(found[1]?.key).toBe('كتب books (3)');

  await addOld(['8', 'b', ' Old   Process ']);
  const { rows: late } = await sql`select name_key from services where id = '8'`.execute(db);
  expect(late).toEqual([{ name_key: 'old process' }]);
  await expect(addOld(['9', 'b', 'old process'])).rejects.toThrow('services_name');
  await close();
});
