import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, token } from './support/api.ts';
import { exportedFile, startExport } from './support/exports.ts';
import { paidPayment, today, transactionsOf } from './support/payments.ts';
import {
  EGYPT,
  newCarrier,
  newService,
  newTenant,
  signedInUser,
  startWorld,
  type Tenant,
  unique,
  type World,
} from './support/world.ts';

let world: World;
let shop: Tenant;
/** The shop's second service, as a `Tenant` of its own. */
let branch: Tenant;
let clerk: string;
/** Ids of transactions. `failed` belongs to the branch. */
const made = { shop: '', branch: '', failed: '', nile: '' };

const period = () => ({ dateFrom: today(), dateTo: today(), ...EGYPT });

const paid = async (tenant: Tenant) => {
  const [row] = await transactionsOf(world, await paidPayment(world, 100, tenant));
  if (!row) throw new Error('No transaction');
  return row.id;
};

beforeAll(async () => {
  world = await startWorld();
  shop = await newTenant(world.gateway, unique('Filtered'));
  const second = await newService(world.gateway, shop.merchantId);
  branch = { ...shop, service: { id: second.id, serviceId: second.service_id } };
  clerk = await signedInUser(world, 'filtering-clerk', shop.merchantId);
  Object.assign(made, {
    shop: await paid(shop),
    branch: await paid(branch),
    failed: await paid(branch),
    nile: await paid(world.nile),
  });
  await world.gateway.db
    .updateTable('transactions')
    .set({ status: 'Failed' })
    .where('id', '=', made.failed)
    .execute();
});
afterAll(() => world.close());

const report = (userToken: string, filters: object) =>
  call(world.backofficeUrl, 'reportTransactions', {
    headers: token(userToken),
    body: { ...period(), ...filters },
  });
const found = async (userToken: string, filters: object) => {
  const { body, status, text } = await report(userToken, filters);
  expect(status, text).toBe(200);
  expect(body.total).toBe(body.data.length);
  return new Set(body.data.map(({ _id }) => _id));
};
const exported = (userToken: string, filters: object) =>
  startExport(world.backofficeUrl, userToken, {
    ...{ list: 'transactions', format: 'csv', filters: { ...period(), ...filters } },
  });

test('transactions are filtered by merchant, service and status, alone and combined', async () => {
  const userTypeId = shop.merchantId;
  const serviceId = branch.service.id;
  const owner = world.ownerToken;
  expect(await found(owner, { userTypeId })).toEqual(new Set([made.shop, made.branch, made.failed]));
  expect(await found(owner, { serviceId })).toEqual(new Set([made.branch, made.failed]));
  expect(await found(owner, { userTypeId, serviceId, status: 'Failed' })).toEqual(new Set([made.failed]));
  expect(await found(owner, { userTypeId: world.nile.merchantId, serviceId })).toEqual(new Set());
  expect(await found(clerk, { userTypeId, serviceId: shop.service.id })).toEqual(new Set([made.shop]));
});

test("transactions are found by a part of their merchant's name and by its id", async () => {
  const { name } = await world.gateway.db
    .selectFrom('merchants')
    .select('name')
    .where('id', '=', shop.merchantId)
    .executeTakeFirstOrThrow();
  const ofShop = new Set([made.shop, made.branch, made.failed]);
  expect(await found(world.ownerToken, { q: name.slice(1).toUpperCase() })).toEqual(ofShop);
  expect(await found(world.ownerToken, { q: shop.merchantId })).toEqual(ofShop);
});

test.each([
  ['the platform owner', true],
  ['a merchant, without the carrier’s part', false],
] as const)(
  'a failed transaction has its shares for %s, in report, record, search and export, whose sums leave it out',
  async (_, ofOwner) => {
    const user = ofOwner ? world.ownerToken : clerk;
    const userTypeId = shop.merchantId;
    const shares = { merchantShareValue: 95, waleeShareValue: 4, netAmount: 99 };
    const all = { ...shares, ...(ofOwner && { carrierShareValue: 1 }) };
    const { data } = (await report(user, { userTypeId, status: 'Failed' })).body;
    expect(data).toMatchObject([{ _id: made.failed, status: 'Failed', amount: 100, ...all }]);
    const { body: payment } = await call(world.backofficeUrl, 'getPayment', {
      ...{ params: { id: made.failed }, headers: token(user) },
    });
    expect(payment.transaction).toMatchObject(all);
    const { body: hits } = await call(world.backofficeUrl, 'search', {
      ...{ query: `?q=${made.failed}`, headers: token(user) },
    });
    const { body } = await exported(user, { userTypeId });
    const csv = (await exportedFile(world.backofficeUrl, user, body._id)).bytes.toString();
    for (const [field, sum] of [
      ['amount', 100],
      ['merchantShareValue', 95],
      ['waleeShareValue', 4],
      ...(ofOwner ? [['carrierShareValue', 1] as const] : []),
    ] as const) {
      expect(csv).toContain(`"Sum: ${field}, Success, EGP",${2 * sum}\r\n`);
      expect(csv).toContain(`"Sum: ${field}, Failed, EGP",${sum}\r\n`);
    }
    if (ofOwner) return;
    for (const read of [data, payment, hits]) expect(JSON.stringify(read)).not.toContain('carrierShare');
    expect(csv).not.toContain('carrierShareValue');
    const sorted = await report(user, { userTypeId, sort: 'carrierShareValue' });
    expect(sorted.status).toBe(400);
  },
);

test('transactions are filtered by payment method, in report and export', async () => {
  const userTypeId = shop.merchantId;
  await world.gateway.db
    .updateTable('transactions')
    .set({ method: 'MWallet' })
    .where('id', '=', made.branch)
    .execute();
  expect(await found(clerk, { userTypeId, paymentMethod: 'MWallet' })).toEqual(new Set([made.branch]));
  expect(await found(clerk, { userTypeId, paymentMethod: 'FawryRef' })).toEqual(
    new Set([made.shop, made.failed]),
  );
  const { body } = await exported(clerk, { userTypeId, paymentMethod: 'MWallet' });
  const csv = (await exportedFile(world.backofficeUrl, clerk, body._id)).bytes.toString();
  expect(csv).toContain(made.branch);
  expect(csv).not.toContain(made.shop);
});

test('second payments of an order are marked and found, in report and export', async () => {
  const userTypeId = shop.merchantId;
  await world.gateway.db
    .updateTable('transactions')
    .set({ duplicate: true })
    .where('id', '=', made.branch)
    .execute();
  expect(await found(clerk, { userTypeId, duplicate: 'only' })).toEqual(new Set([made.branch]));
  const { data } = (await report(clerk, { userTypeId })).body;
  expect(data.map(({ _id, duplicate }) => [_id, duplicate]).sort()).toEqual(
    [
      [made.shop, undefined],
      [made.branch, true],
      [made.failed, undefined],
    ].sort(),
  );
  const { body } = await exported(clerk, { userTypeId, duplicate: 'only' });
  const csv = (await exportedFile(world.backofficeUrl, clerk, body._id)).bytes.toString();
  const [head = '', row = ''] = csv.split('\r\n');
  expect(row.split(',')[head.split(',').findIndex((title) => title.includes('duplicate'))]).toMatch(
    /true|Yes/,
  );
  expect(csv).not.toContain(made.shop);
});

test("filtering by another account's merchant returns 404, and by its service finds nothing", async () => {
  const { merchantId, service } = world.nile;
  for (const [userToken, userTypeId] of [
    [clerk, merchantId],
    [clerk, 'mer_none'],
    [world.ownerToken, 'mer_none'],
  ] as const)
    expect([
      (await report(userToken, { userTypeId })).status,
      (await exported(userToken, { userTypeId })).status,
    ]).toEqual([404, 404]);
  expect(await found(clerk, { serviceId: service.id })).toEqual(new Set());
  expect(await found(world.ownerToken, { serviceId: service.id })).toEqual(new Set([made.nile]));
});

test("transactions are found by the payer's number in any spelling, in report and export", async () => {
  await world.gateway.db
    .updateTable('transactions')
    .set({ msisdn: '201098765432' })
    .where('id', '=', made.shop)
    .execute();
  for (const q of ['201098765432', '98765432', '+201098765432', '٢٠١٠٩٨٧٦٥٤٣٢', '0020 109 876-5432'])
    expect(await found(clerk, { q }), q).toEqual(new Set([made.shop]));
  expect(await found(world.ownerToken, { q: '+201098765433' })).toEqual(new Set());
  const { body } = await exported(clerk, { q: '+201098765432' });
  const { bytes } = await exportedFile(world.backofficeUrl, clerk, body._id);
  expect(bytes.toString()).toContain('Rows,1\r\n');
});

test('a transaction export has the rows of the report and names its filters', async () => {
  const filters = { userTypeId: shop.merchantId, serviceId: branch.service.id, status: 'Success' };
  const { body, text, status } = await exported(world.ownerToken, filters);
  expect(status, text).toBe(200);
  const { bytes } = await exportedFile(world.backofficeUrl, world.ownerToken, body._id);
  const csv = bytes.toString();
  expect(csv).toContain(made.branch);
  for (const other of [made.shop, made.failed, made.nile]) expect(csv).not.toContain(other);
  expect(csv).toContain('Rows,1\r\n"Rows, Success",1\r\n"Sum: amount, Success, EGP",100\r\n');
  const filterLine = csv.split('\r\n').find((line) => line.startsWith('Filter,'));
  for (const [name, value] of Object.entries(filters)) expect(filterLine).toContain(`${name}: ${value}`);
});

test('a carrier filters its transactions by the merchants whose services it carries', async () => {
  const carrier = await newCarrier(world.gateway);
  await world.gateway.db
    .updateTable('services')
    .set({ carrier_id: carrier.id })
    .where('id', '=', branch.service.id)
    .execute();
  const userToken = await signedInUser(world, 'filtering-carrier', carrier.id);
  const carried = await paid(branch);
  expect(await found(userToken, { userTypeId: shop.merchantId })).toEqual(new Set([carried]));
  expect(await found(userToken, { serviceId: shop.service.id })).toEqual(new Set());
  // The carrier's report does not name merchants, so a search must not tell their names either.
  expect(await found(userToken, { q: shop.name })).toEqual(new Set());
  expect((await report(userToken, { userTypeId: world.nile.merchantId })).status).toBe(404);
  expect((await exported(userToken, { userTypeId: shop.merchantId })).status).toBe(200);
});

test('transactions are found by an order number in Arabic digits', async () => {
  const { order_id } = await world.gateway.db
    .selectFrom('transactions')
    .select('order_id')
    .where('id', '=', made.shop)
    .executeTakeFirstOrThrow();
  const number = `7${unique('').replaceAll(/\D/g, '')}0044`;
  await world.gateway.db
    .updateTable('transactions')
    .set({ order_id: number })
    .where('id', '=', made.shop)
    .execute();
  const arabic = number.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);
  const { body } = await world.asOwner('reportTransactions', { body: { ...period(), q: arabic } });
  expect(body.data.map(({ _id }) => _id)).toEqual([made.shop]);
  const hits = (await world.asOwner('search', { query: `?q=${encodeURIComponent(arabic)}` })).body.hits;
  expect(hits.map(({ _id }) => _id)).toContain(made.shop);
  await world.gateway.db.updateTable('transactions').set({ order_id }).where('id', '=', made.shop).execute();
});
