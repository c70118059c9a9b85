import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPermissions } from '../src/access/permissions.ts';
import { call, token } from './support/api.ts';
import { newCarrier, newMerchant, signedInUser, startWorld, type World } from './support/world.ts';

let world: World;
let merchantToken: string;
const written: Record<string, string> = {};

beforeAll(async () => {
  world = await startWorld();
  merchantToken = await signedInUser(world, 'nile-clerk', world.nile.merchantId);
  for (const name of ['مكتبة النيل الأزرق', 'Café Zamalek', 'ZamZam‐Sweets', 'أسواق إلهام'])
    written[(await newMerchant(world.gateway, name)).id] = name;
});
afterAll(() => world.close());

const choices = (userToken: string, query: Record<string, string | string[]>) => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return call(world.backofficeUrl, 'listChoices', {
    query: `?${new URLSearchParams(pairs)}`,
    headers: token(userToken),
  });
};
const namesFor = async (userToken: string, query: Record<string, string | string[]>) =>
  (await choices(userToken, query)).body.data.map(({ name }) => name);

test.each([
  ['zam', ['Café Zamalek', 'ZamZam‐Sweets']],
  ['CAFE z', ['Café Zamalek']],
  ['sweets', ['ZamZam‐Sweets']],
  ['مكتبه', ['مكتبة النيل الأزرق']],
  ['نيل الازرق', ['مكتبة النيل الأزرق']],
  ['النيل', ['مكتبة النيل الأزرق']],
  ['الهام', ['أسواق إلهام']],
  ['اَسواق', ['أسواق إلهام']],
  ['مکتبة', ['مكتبة النيل الأزرق']],
  ['malek', []],
  ['%', null],
])('listChoices finds merchants by %j', async (q, names) => {
  const found = await namesFor(world.ownerToken, { kind: 'merchant', q });
  if (names) expect(found.filter((name) => Object.values(written).includes(name)).toSorted()).toEqual(names);
  else expect(found.length).toBeGreaterThan(3);
});

test('listChoices finds a merchant by its id or the beginning of it, and names those of given ids', async () => {
  const { merchantId, name } = world.nile;
  for (const q of [merchantId, merchantId.slice(0, 12).toUpperCase()])
    expect(await namesFor(world.ownerToken, { kind: 'merchant', q })).toContain(name);
  const ids = [merchantId, world.delta.merchantId, 'mer_unknown'];
  const { body } = await choices(world.ownerToken, { kind: 'account', ids });
  expect(body.data.map(({ _id }) => _id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
  expect(await namesFor(merchantToken, { kind: 'merchant', ids })).toEqual([name]);
});

test("listChoices finds services by their merchant's name, in the caller's scope", async () => {
  const { nile, delta } = world;
  const ofName = async (who: string, q: string) =>
    (await choices(who, { kind: 'service', q })).body.data.map(({ userTypeId }) => userTypeId);
  expect(await ofName(world.ownerToken, nile.name)).toContain(nile.merchantId);
  expect(await ofName(world.ownerToken, delta.name)).toContain(delta.merchantId);
  expect(await ofName(merchantToken, nile.name)).toContain(nile.merchantId);
  expect(await ofName(merchantToken, delta.name)).toEqual([]);
  const { body } = await choices(merchantToken, { kind: 'service', q: nile.name });
  expect(body.data[0]).toMatchObject({ currency: 'EGP', detail: nile.name });
});

test('listChoices finds a record by its new name, and no longer finds a deleted record', async () => {
  const { id } = await newCarrier(world.gateway, 'Shortlived');
  expect(await namesFor(world.ownerToken, { kind: 'carrier', q: 'shortl' })).toEqual(['Shortlived']);
  await world.gateway.pool.query("update carriers set name = 'Renamed wires' where id = $1", [id]);
  expect(await namesFor(world.ownerToken, { kind: 'carrier', q: 'shortl' })).toEqual([]);
  expect(await namesFor(world.ownerToken, { kind: 'account', q: 'wires' })).toEqual(['Renamed wires']);
  await world.gateway.pool.query('delete from carriers where id = $1', [id]);
  expect(await namesFor(world.ownerToken, { kind: 'carrier', q: 'wires' })).toEqual([]);
});

test('listChoices lists each record once and at most 20', async () => {
  await newMerchant(world.gateway, 'Tuk tuk tuk');
  expect(await namesFor(world.ownerToken, { kind: 'merchant', q: 'tuk' })).toEqual(['Tuk tuk tuk']);
  for (let n = 0; n < 22; n++) await newMerchant(world.gateway, `Many ${n}`);
  expect(await namesFor(world.ownerToken, { kind: 'merchant', q: 'many' })).toHaveLength(20);
  expect(await namesFor(world.ownerToken, { kind: 'merchant' })).toHaveLength(20);
});

test('listChoices filters by country, status and account', async () => {
  const { merchantId, name } = world.nile;
  const found = (query: Record<string, string>) =>
    namesFor(world.ownerToken, { kind: 'merchant', q: name, ...query });
  expect(await found({ country: 'Egypt', active: 'true' })).toContain(name);
  expect(await found({ country: 'Pakistan' })).toEqual([]);
  await world.gateway.pool.query("update merchants set status = 'Inactive' where id = $1", [merchantId]);
  expect(await found({ active: 'true' })).toEqual([]);
  expect(await found({})).toContain(name);
  await world.gateway.pool.query("update merchants set status = 'Active' where id = $1", [merchantId]);
  const { body } = await choices(world.ownerToken, { kind: 'service', userTypeId: merchantId });
  expect(body.data).toMatchObject([{ detail: name, userTypeId: merchantId }]);
  expect(await namesFor(world.ownerToken, { kind: 'carrier', type: 'Operator' })).toEqual([]);
});

test('listChoices shows other accounts only their own records, and rejects callers without the permission', async () => {
  expect(await namesFor(merchantToken, { kind: 'merchant' })).toEqual([world.nile.name]);
  expect(await namesFor(merchantToken, { kind: 'account' })).toEqual([world.nile.name]);
  const { body } = await choices(merchantToken, { kind: 'user' });
  expect(new Set(body.data.map(({ userTypeId }) => userTypeId))).toEqual(new Set([world.nile.merchantId]));
  const permissions = { ...allPermissions(), Users: {}, Roles: {}, Services: {}, CarrierManagement: {} };
  const reader = await signedInUser(world, 'choice-reader', world.nile.merchantId, permissions);
  for (const kind of ['user', 'role']) expect((await choices(reader, { kind })).status).toBe(403);
  expect((await choices(reader, { kind: 'service' })).status).toBe(200);
});

test("listChoices shows the platform owner's own account to its users only", async () => {
  const { name } = world.gateway.owner;
  expect((await namesFor(world.ownerToken, { kind: 'account' }))[0]).toBe(name);
  expect(await namesFor(world.ownerToken, { kind: 'account', ids: name })).toEqual([name]);
  expect(await namesFor(world.ownerToken, { kind: 'account', q: 'nile' })).not.toContain(name);
  expect(await namesFor(merchantToken, { kind: 'account', q: name })).toEqual([]);
});

test("listChoices shows a carrier's users the merchants whose services it carries", async () => {
  const carrier = await signedInUser(world, 'wire-clerk', world.carrierId);
  const names = await namesFor(carrier, { kind: 'merchant' });
  expect(names.toSorted()).toEqual([world.delta.name, world.nile.name].toSorted());
});
