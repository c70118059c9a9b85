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
  code: 'service.nameTaken',
  field: 'serviceName',
};

test('a service name is unique within a merchant, without regard to case and spaces', async () => {
  const [{ id: first }, { id: second }] = [
    await newMerchant(world.gateway),
    await newMerchant(world.gateway),
  ];
  expect((await add(first, 'متجر Books')).status).toBe(200);
  for (const name of ['متجر Books', '  متجر   bOOks '])
    expect(refusalOf(await add(first, name))).toEqual([409, taken]);
  expect((await add(second, 'متجر Books')).status).toBe(200);
});

test('concurrent requests with one name add one service', async () => {
  const { id } = await newMerchant(world.gateway);
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(id, 'At once')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  const { body } = await world.asOwner('listServices', { query: `?userTypeId=${id}` });
  expect(body.total).toBe(1);
});

test("a service edit rejects another service's name and accepts its own in other case", async () => {
  const { id: merchant } = await newMerchant(world.gateway);
  await newService(world.gateway, merchant, { serviceName: 'Books' });
  const { id } = await newService(world.gateway, merchant, { serviceName: 'Games' });
  expect(refusalOf(await edit(id, 'BOOKS'))).toEqual([409, taken]);
  expect((await edit(id, 'GAMES')).body.serviceName).toBe('GAMES');
  expect((await edit(id, 'Toys')).status).toBe(200);
  expect((await add(merchant, 'Games')).status).toBe(200);
});

test("checkAvailability checks service names of the caller's merchants and returns 404 for others", async () => {
  const { id: merchant } = await newMerchant(world.gateway);
  await newService(world.gateway, merchant, { serviceName: 'Looked up' });
  const clerk = await signedInUser(world, 'service-names-clerk', world.nile.merchantId);
  const checkAvailability = async (userToken: string, userTypeId: string) => {
    const query = `?${new URLSearchParams({ field: 'serviceName', value: ' looked  UP', userTypeId })}`;
    const answer = await call(world.backofficeUrl, 'checkAvailability', { query, headers: token(userToken) });
    return answer.status === 200 ? answer.body.available : answer.status;
  };
  expect(await checkAvailability(world.ownerToken, merchant)).toBe(false);
  expect(await checkAvailability(world.ownerToken, world.nile.merchantId)).toBe(true);
  expect(await checkAvailability(clerk, world.nile.merchantId)).toBe(true);
  expect([await checkAvailability(clerk, merchant), await checkAvailability(clerk, 'mer_none')]).toEqual([
    404, 404,
  ]);
});

test('migration 0009 numbers names that services of one merchant share, and no others', async () => {
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
  /** Inserts a service as the previous version does, without a name key. */
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
