import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call, token } from './support/api.ts';
import { newMsisdn, newPackage, packageForm } from './support/catalogue.ts';
import { actAtCounter, readSession, takeReference, waitForSessionStatus } from './support/payments.ts';
import { newTenant, signedInUser, startWorld, unique, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const INVALID = 'This is not a valid link. Please contact your account manager';
const refusal = ({ status, problem }: Answer) => [status, problem.errors[0]?.field, problem.errors[0]?.code];
const told = ({ status, problem }: Answer) => [status, problem.message];
const read = (id: string) => world.asCustomer('getPackage', { params: { id } });
const open = (id: string) => world.asCustomer('countPackageOpening', { params: { id } });
const figures = async (id: string) => (await world.asOwner('getPackageFigures', { params: { id } })).body;

let orders = 30_000_000;
const start = (id: string, changes: object = {}) => {
  orders += 1;
  const { serviceId } = world.nile.service;
  const body = { msisdn: newMsisdn(), id, serviceId, orderId: String(orders), ...changes };
  return world.asCustomer('generatePaymentLink', { body });
};
const sessionOf = (address: string) => address.split('/').at(-1) ?? '';

/** Runs the work at a moment of the gateway's clock. */
async function at<Result>(moment: string, work: () => Promise<Result>): Promise<Result> {
  const { now } = world.gateway;
  world.gateway.now = () => new Date(moment);
  try {
    return await work();
  } finally {
    world.gateway.now = now;
  }
}

const OPEN = { enabled: true, openAmount: true, minimumAmount: '100', maximumAmount: '900' };

test('packages carry the address of their page for those who may edit them, and an edit may send it back unchanged', async () => {
  const created = await world.asOwner('addPackage', { body: packageForm(world.nile) });
  const { _id: id } = created.body;
  const linkAddress = `${world.gateway.addresses.checkout}/checkout/via-link/${id}`;
  expect(created.body.linkAddress).toBe(linkAddress);
  const { body: record } = await world.asOwner('getPackage', { params: { id } });
  expect(record).toMatchObject({ linkAddress });
  const { body: page } = await world.asOwner('listPackages', { query: `?q=${id}` });
  expect(page.data.map((row) => row.linkAddress)).toEqual([linkAddress]);
  expect((await read(id)).body).not.toHaveProperty('linkAddress');
  const edit = (changes: object) =>
    world.asOwner('editPackage', { params: { id }, body: { ...packageForm(world.nile), ...changes } });
  expect((await edit({ linkAddress })).body).toMatchObject({ linkAddress });
  expect((await edit({ linkAddress: 'https://other.example/' })).status).toBe(400);
});

test('a link that is switched off is invalid for customers, and its merchant can still read it', async () => {
  const row = await newPackage(world.gateway, world.nile);
  const params = { id: row.id };
  const { body } = await world.asOwner('getPackage', { params });
  const link = { enabled: false, openAmount: false };
  const edited = await world.asOwner('editPackage', { params, body: { ...body, link } });
  expect(edited.body).toMatchObject({ link, active: true });
  expect(told(await read(row.id))).toEqual([404, INVALID]);
  expect(told(await start(row.id))).toEqual([409, INVALID]);
  expect((await world.asOwner('getPackage', { params })).body).toEqual(edited.body);
  await world.asOwner('editPackage', {
    params,
    body: { ...body, link: { enabled: true, openAmount: false } },
  });
  expect((await read(row.id)).status).toBe(200);
});

test('a link does not start a payment for a text that only contains a number', async () => {
  const { id } = await newPackage(world.gateway, world.nile);
  expect(refusal(await start(id, { msisdn: '=+201012345678' }))).toEqual([
    400,
    'msisdn',
    'paymentLink.msisdn.known',
  ]);
});

test("a link can be used through its last day in the package's country", async () => {
  const link = { enabled: true, openAmount: false, expiryDate: '2027-01-31' };
  const row = await newPackage(world.gateway, world.nile, { link });
  await at('2027-01-31T21:30:00.000Z', async () => {
    expect((await read(row.id)).body).toMatchObject({ expiryDate: '2027-01-31' });
    expect((await start(row.id)).status).toBe(200);
  });
  // Half past midnight in Cairo.
  await at('2027-01-31T22:30:00.000Z', async () => {
    expect(told(await read(row.id))).toEqual([404, INVALID]);
    expect(told(await start(row.id))).toEqual([409, INVALID]);
  });
});

test('the last day of a link is not in the past, unless it is stored already', async () => {
  const form = (expiryDate: string) =>
    packageForm(world.nile, { link: { enabled: true, openAmount: false, expiryDate } });
  const expired = [400, 'link.expiryDate', 'package.expired'];
  expect(refusal(await world.asOwner('addPackage', { body: form('2020-01-31') }))).toEqual(expired);
  const { id } = await newPackage(world.gateway, world.nile, form('2020-01-31'));
  const edit = (day: string) => world.asOwner('editPackage', { params: { id }, body: form(day) });
  expect((await edit('2020-01-31')).status).toBe(200);
  expect(refusal(await edit('2020-02-01'))).toEqual(expired);
  expect((await edit('2099-12-31')).status).toBe(200);
});

test('the list sorts by the state of the links: usable, suspended, switched off, expired', async () => {
  const { gateway } = world;
  const tenant = await newTenant(gateway, unique('Link states'));
  const link = { enabled: true, openAmount: false };
  const idle = await newTenant(gateway, unique('Idle'));
  const newIn = async (name: string, settings: object, owner = tenant) =>
    (await newPackage(gateway, owner, { name, link: { ...link, ...settings } })).id;
  const q = unique('Link state');
  await newIn(`${q} expired`, { expiryDate: '2020-01-31' });
  await newIn(`${q} off`, { enabled: false, expiryDate: '2020-01-31' });
  await newIn(`${q} usable`, { expiryDate: '2099-12-31' });
  await newIn(`${q} suspended`, {}, idle);
  await newIn(`${q} without an end`, {});
  await gateway.db
    .updateTable('services')
    .set({ status: false })
    .where('user_type_id', '=', idle.merchantId)
    .execute();
  const sorted = async (sort: string) => {
    const { body } = await world.asOwner('listPackages', { query: `?${new URLSearchParams({ q, sort })}` });
    return body.data.map(({ name }) => name.slice(q.length + 1));
  };
  const rising = await sorted('link');
  expect(rising.slice(0, 2).sort()).toEqual(['usable', 'without an end']);
  expect(rising.slice(2)).toEqual(['suspended', 'off', 'expired']);
  expect(await sorted('-link')).toEqual(rising.toReversed());
});

test("an edit without the link's settings keeps them", async () => {
  const link = { ...OPEN, expiryDate: '2099-12-31' };
  const row = await newPackage(world.gateway, world.nile, { link });
  const edited = await world.asOwner('editPackage', {
    params: { id: row.id },
    body: packageForm(world.nile, { amount: '200' }),
  });
  expect(edited.body).toMatchObject({ amount: '200', link });
});

describe('an open amount', () => {
  test("is the customer's amount within the bounds, or the package's if the customer sends none", async () => {
    const row = await newPackage(world.gateway, world.nile, { link: OPEN });
    expect((await read(row.id)).body).toMatchObject({
      amount: '450',
      openAmount: true,
      minimumAmount: '100',
      maximumAmount: '900',
    });
    for (const [sent, paid] of [
      [{ amount: '100' }, 100],
      [{ amount: '900' }, 900],
      [{}, 450],
      [{ amount: '' }, 450],
    ] as const) {
      const { body } = await start(row.id, sent);
      expect((await readSession(world, sessionOf(body.link))).amount).toBe(paid);
    }
    expect(refusal(await start(row.id, { amount: '99' }))).toEqual([400, 'amount', 'package.amountTooLow']);
    expect(refusal(await start(row.id, { amount: '901' }))).toEqual([400, 'amount', 'package.amountTooHigh']);
    for (const amount of ['0', '1.5', '-5'])
      expect(refusal(await start(row.id, { amount })).slice(0, 2), amount).toEqual([400, 'amount']);
  });

  test('is rejected for a package of a fixed amount', async () => {
    const row = await newPackage(world.gateway, world.nile);
    expect(refusal(await start(row.id, { amount: '450' }))).toEqual([400, 'amount', 'package.amountFixed']);
  });

  test.each([
    [{ ...OPEN, openAmount: false }, 'link.openAmount', 'package.boundsOfFixed'],
    [{ ...OPEN, maximumAmount: '99' }, 'link.maximumAmount', 'package.boundsCrossed'],
    [{ ...OPEN, minimumAmount: '500' }, 'amount', 'package.amountOutside'],
    [{ ...OPEN, maximumAmount: '300' }, 'amount', 'package.amountOutside'],
  ])('is not saved with the link %j', async (link, field, code) => {
    const body = packageForm(world.nile, { link });
    expect(refusal(await world.asOwner('addPackage', { body }))).toEqual([400, field, code]);
  });
});

describe('the figures of a link', () => {
  test('count openings, started checkouts and payments', async () => {
    const row = await newPackage(world.gateway, world.nile);
    expect(await figures(row.id)).toEqual({ opened: 0, started: 0, paid: 0, paidAmount: 0 });
    for (let opening = 0; opening < 3; opening += 1) expect((await open(row.id)).status).toBe(204);
    await start(row.id);
    const { body } = await start(row.id, { orderId: '41000001' });
    const { serviceId } = world.nile.service;
    const sessionId = sessionOf(body.link);
    const session = { sessionId, serviceId, orderId: '41000001' };
    const { referenceNumber } = await takeReference(world, session);
    await actAtCounter(world, referenceNumber);
    await waitForSessionStatus(world, sessionId, 'paid');
    expect(await figures(row.id)).toEqual({
      opened: 3,
      started: 2,
      paid: 1,
      paidAmount: 450,
      lastPaidDate: expect.any(String),
    });
  });

  test('do not change the version of the package', async () => {
    const row = await newPackage(world.gateway, world.nile);
    const etag = async () =>
      (await world.asOwner('getPackage', { params: { id: row.id } })).headers.get('etag');
    const before = await etag();
    await open(row.id);
    expect(await etag()).toBe(before);
  });

  test('do not count visits of a link that cannot be used, and an unknown package returns 404', async () => {
    const link = { enabled: false, openAmount: false };
    const row = await newPackage(world.gateway, world.nile, { link });
    await open(row.id);
    expect((await figures(row.id)).opened).toBe(0);
    expect((await open('pkg_nowhere')).status).toBe(404);
  });

  test('are hidden from other merchants', async () => {
    const row = await newPackage(world.gateway, world.delta);
    const headers = token(await signedInUser(world, 'nile-figures', world.nile.merchantId));
    const answer = await call(world.backofficeUrl, 'getPackageFigures', { params: { id: row.id }, headers });
    expect(told(answer)).toEqual([404, 'Package not found']);
  });
});
