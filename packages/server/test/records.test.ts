import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, token } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { paidPayment, today } from './support/payments.ts';
import { newRole } from './support/people.ts';
import {
  EGYPT,
  newCarrier,
  newMerchant,
  newService,
  newTenant,
  newUser,
  serviceInput,
  signedInUser,
  startWorld,
  unique,
  type World,
} from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const codeOf = (answer: { status: number; problem: { errors: { code?: string; field?: string }[] } }) => [
  answer.status,
  answer.problem.errors?.[0]?.code ?? answer.problem.errors?.[0]?.field,
];

describe('merchants', () => {
  const add = (changes: object = {}) =>
    world.asOwner('addMerchant', { body: { name: unique('Merchant'), ...EGYPT, ...changes } });
  const get = async (id: string) => (await world.asOwner('getMerchant', { params: { id } })).body;

  test('a new merchant is active, has no money, and shows its public key but no secrets', async () => {
    const answer = await add({ supportEmail: 'help@nile.example', showBalance: false });
    expect(answer.body).toMatchObject({
      status: 'Active',
      accountBalance: 0,
      showBalance: false,
      supportEmail: 'help@nile.example',
      publicKey: expect.stringMatching(/^pk_test_/),
    });
    expect(answer.text).not.toMatch(/sk_test|whsec_|privateKey|token/);
    const read = await get(answer.body._id);
    expect(read.history).toMatchObject([{ description: 'Account created', actor: 'Salma Hegazy' }]);
  });

  test('a merchant name is unique without regard to case and spaces, also in concurrent requests', async () => {
    const name = unique('Cairo Toys');
    await add({ name });
    expect(codeOf(await add({ name: ` ${name.toUpperCase().replace(' ', '  ')} ` }))).toEqual([
      409,
      'account.nameTaken',
    ]);
    const other = unique('Twins');
    const answers = await Promise.all([add({ name: other }), add({ name: other }), add({ name: other })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test.each([
    [{ name: 'N' }, 'name'],
    [{ name: 'N'.repeat(51) }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ currency: 'E' }, 'currency'],
    [{ currency: 'EGPPP' }, 'currency'],
    [{ currency: 'ABC' }, 'currency'],
    [{ country: 'Atlantis' }, 'country'],
    [{ billingEmail: 'no email' }, 'billingEmail'],
  ])('rejects a merchant with %j and names the field', async (changes, field) => {
    const answer = await add(changes);
    expect([answer.status, answer.problem.errors?.[0]?.field], answer.text).toEqual([400, field]);
  });

  test('a merchant edit is recorded with old and new values, an unchanged one is not', async () => {
    const { _id: id, name } = (await add()).body;
    const { history: _, ...form } = await get(id);
    const edit = (body: object) => world.asOwner('editMerchant', { params: { id }, body });
    expect((await edit({ ...form, billingEmail: 'bills@nile.example' })).status).toBe(200);
    expect((await edit({ ...form, billingEmail: 'bills@nile.example' })).status).toBe(200);
    const { history } = await get(id);
    expect(history).toHaveLength(2);
    expect(history[0]).toMatchObject({
      description: 'Changed billingEmail',
      before: { billingEmail: null },
      after: { billingEmail: 'bills@nile.example' },
    });
    for (const field of ['_id', 'status', 'accountBalance', 'sid', 'publicKey', 'createdDate']) {
      const wrong = { accountBalance: 5, status: 'Inactive', createdDate: '2020-01-01T00:00:00.000Z' };
      const answer = await edit({ ...form, [field]: (wrong as Record<string, unknown>)[field] ?? 'changed' });
      expect([field, answer.status, answer.problem.errors?.[0]?.field]).toEqual([field, 400, field]);
    }
    expect((await edit({ name: world.nile.name, ...EGYPT })).status).toBe(409);
    expect((await get(id)).name).toBe(name);
  });

  test("a merchant's currency cannot change once it has money", async () => {
    const { _id: id, name } = (await add()).body;
    const to = (currency: string) =>
      world.asOwner('editMerchant', { params: { id }, body: { name, country: 'Egypt', currency } });
    expect((await to('USD')).status).toBe(200);
    expect((await to('EGP')).status).toBe(200);
    await world.asOwner('addMerchantBalance', {
      params: { id },
      body: { grossAmount: 1, tax: 0, netAmount: 1 },
    });
    expect(codeOf(await to('USD'))).toEqual([409, 'merchant.currencyFixed']);
  });

  test('a merchant with money, a service or a user cannot be deleted, an unused one can', async () => {
    const remove = (id: string) => world.asOwner('deleteMerchant', { params: { id } });
    const [rich, busy, peopled, unused] = [
      await newMerchant(world.gateway),
      await newMerchant(world.gateway),
      await newMerchant(world.gateway),
      await newMerchant(world.gateway),
    ];
    await world.asOwner('addMerchantBalance', {
      params: { id: rich.id },
      body: { grossAmount: 1, tax: 0, netAmount: 1 },
    });
    await newService(world.gateway, busy.id);
    await newUser(world, unique('clerk').replace(' ', '-'), peopled.id);
    expect(codeOf(await remove(rich.id))).toEqual([409, 'merchant.hasMoney']);
    expect(codeOf(await remove(busy.id))).toEqual([409, 'merchant.inUse']);
    expect(codeOf(await remove(peopled.id))).toEqual([409, 'merchant.inUse']);
    const gone = await remove(unused.id);
    expect([gone.status, gone.text]).toEqual([204, '']);
    expect((await remove(unused.id)).status).toBe(404);
    expect((await world.asOwner('getMerchant', { params: { id: unused.id } })).status).toBe(404);
  });

  test("a status change needs the record's name and _id, and an unchanged status is not recorded", async () => {
    const { id, name } = await newMerchant(world.gateway);
    const set = (body: object) => world.asOwner('setMerchantStatus', { params: { id }, body });
    expect((await set({ status: 'Inactive', name: 'Other' })).status).toBe(400);
    expect((await set({ status: 'Inactive', _id: world.nile.merchantId })).status).toBe(400);
    expect((await set({ status: 'Suspended' })).status).toBe(400);
    expect((await set({ status: 'Inactive', name, _id: id })).body.status).toBe('Inactive');
    await set({ status: 'Inactive' });
    expect((await get(id)).history.map(({ description }) => description)).toEqual([
      'Deactivated',
      'Account created',
    ]);
  });

  test('a new merchant secret is returned once and never by a read', async () => {
    const { id } = await newMerchant(world.gateway);
    for (const kind of ['privateKey', 'token'] as const) {
      const answer = await world.asOwner('rotateMerchantKey', { params: { id }, body: { kind } });
      const { secret } = answer.body;
      expect(secret).toMatch(kind === 'token' ? /^whsec_/ : /^sk_test_/);
      const keys = await world.asOwner('getMerchantKeys', { params: { id } });
      const reads = [keys.text, JSON.stringify(await get(id)), (await world.asOwner('listMerchants')).text];
      for (const text of reads) expect(text).not.toContain(secret.slice(0, -4));
      const own = keys.body.secrets.filter((one) => one.kind === kind);
      expect(own).toMatchObject([{ hint: secret.slice(-4) }, { expiresDate: expect.any(String) }]);
      expect(own[0]).not.toHaveProperty('expiresDate');
    }
    const { rows } = await world.gateway.pool.query('select * from merchant_secrets where merchant_id = $1', [
      id,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/sk_test_|whsec_/);
  });

  test.each(['addMerchant', 'addCarrier'] as const)(
    '%s rejects a name that looks like the platform owner’s',
    async (id) => {
      const type = id === 'addCarrier' ? { type: 'Carrier' as const } : {};
      const body = (name: string) => ({ ...type, name, country: 'Egypt', currency: 'EGP' }) as never;
      for (const name of ['Walee', 'WALEE', ' wa lee ', 'Ｗａｌｅｅ', 'Wаlее', 'WaIee']) {
        const answer = await world.asOwner(id, { body: body(name) });
        expect([answer.status, answer.problem.errors[0]?.code]).toEqual([409, 'account.nameTaken']);
      }
      const other = await world.asOwner(id, { body: body(unique('Walee Friends')) });
      expect(other.status, other.text).toBe(200);
      const edit = id === 'addCarrier' ? 'editCarrier' : 'editMerchant';
      const params = { id: (other.body as { _id: string })._id };
      const renamed = await world.asOwner(edit, { params, body: body('wAlEe') });
      expect([renamed.status, renamed.problem.errors[0]?.field]).toEqual([409, 'name']);
    },
  );

  test.each(['privateKey', 'token'] as const)(
    'after a rotation of a %s, only the new and the previous one are valid',
    async (kind) => {
      const { id } = await newMerchant(world.gateway);
      const rotate = (overlapHours?: number) =>
        world.asOwner('rotateMerchantKey', {
          params: { id },
          body: { kind, ...(overlapHours !== undefined && { overlapHours }) },
        });
      const valid = async () =>
        (await world.asOwner('getMerchantKeys', { params: { id } })).body.secrets.filter(
          (one) => one.kind === kind,
        );
      const secrets: string[] = [];
      for (let time = 0; time < 4; time += 1) secrets.push((await rotate()).body.secret);
      expect((await valid()).map(({ hint }) => hint)).toEqual(
        [secrets[3], secrets[2]].map((one) => one?.slice(-4)),
      );
      const week = (await rotate(168)).body;
      const until = (await valid())[1]?.expiresDate ?? '';
      expect(Date.parse(until) - Date.parse(week.createdDate)).toBe(168 * 3_600_000);
      const last = (await rotate(0)).body;
      expect((await valid()).map(({ hint }) => hint)).toEqual([last.secret.slice(-4)]);
      expect((await rotate(169)).status).toBe(400);
    },
  );

  test('a replaced private key stops at once when it is revoked', async () => {
    const { id } = await newMerchant(world.gateway);
    const rotate = async (overlapHours: number) =>
      (
        await world.asOwner('rotateMerchantKey', {
          params: { id },
          body: { kind: 'privateKey', overlapHours },
        })
      ).body.secret;
    const statusOf = async (key: string) =>
      (
        await call(world.backofficeUrl, 'createCheckoutSession', {
          headers: { authorization: `Bearer ${key}` },
          body: {} as never,
        })
      ).status;
    const [first, second] = [await rotate(1), await rotate(1)];
    expect([await statusOf(first), await statusOf(second)]).toEqual([400, 400]);
    const third = await rotate(1);
    expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([401, 400, 400]);
    await rotate(0);
    expect([await statusOf(second), await statusOf(third)]).toEqual([401, 401]);
  });

  test("a hidden balance is hidden only from the merchant's own users", async () => {
    const { body } = await add({ showBalance: false });
    const user = await signedInUser(world, unique('own').replace(' ', '-'), body._id);
    const headers = token(user);
    const own = await call(world.backofficeUrl, 'getMerchant', { params: { id: body._id }, headers });
    const list = await call(world.backofficeUrl, 'listMerchants', { headers });
    expect(own.body).not.toHaveProperty('accountBalance');
    expect(list.body.data).toHaveLength(1);
    expect(list.body.data[0]).not.toHaveProperty('accountBalance');
    expect(await get(body._id)).toHaveProperty('accountBalance', 0);
    const sorted = await call(world.backofficeUrl, 'listMerchants', {
      headers,
      query: '?sort=-accountBalance',
    });
    expect(sorted.text).not.toContain('accountBalance');
  });
});

describe('lists', () => {
  test('pages contain each row once in the requested order, with correct totals', async () => {
    const prefix = unique('Paged');
    for (let index = 0; index < 7; index += 1)
      await newMerchant(world.gateway, `${prefix} no ${index % 2} ${index}`);
    for (const sort of [
      'name',
      '-name',
      'createdDate',
      '-createdDate',
      'status',
      '-accountBalance',
      'country',
    ]) {
      const rows: string[] = [];
      for (const page of [1, 2, 3, 4]) {
        const query = `?q=${encodeURIComponent(prefix)}&limit=2&page=${page}&sort=${sort}`;
        const { body } = await world.asOwner('listMerchants', { query });
        expect(body).toMatchObject({ current: page, pages: 4, total: 7 });
        rows.push(...body.data.map(({ name }) => name));
      }
      expect([sort, new Set(rows).size]).toEqual([sort, 7]);
      if (sort === 'name') expect(rows).toEqual([...rows].sort());
      if (sort === '-name') expect(rows).toEqual([...rows].sort().reverse());
    }
  });

  test('filters narrow a list, and a search without matches returns one empty page', async () => {
    const { id, name } = await newMerchant(world.gateway);
    await world.asOwner('setMerchantStatus', { params: { id }, body: { status: 'Inactive' } });
    const find = async (query: string) =>
      (await world.asOwner('listMerchants', { query: `?q=${encodeURIComponent(name)}${query}` })).body.total;
    expect(await find('')).toBe(1);
    expect([await find('&status=Inactive'), await find('&status=Active')]).toEqual([1, 0]);
    expect([await find('&country=Egypt'), await find('&country=Qatar')]).toEqual([1, 0]);
    const none = await world.asOwner('listMerchants', { query: '?q=nothing-has-this-name' });
    expect(none.body).toEqual({ data: [], current: 1, pages: 1, total: 0 });
  });

  test('every list shows a tenant only its own rows', async () => {
    const headers = token(
      await signedInUser(world, unique('tenant').replace(' ', '-'), world.nile.merchantId),
    );
    const ask = <T>(answer: { text: string; body: T }) => {
      expect(answer.text).not.toContain(world.delta.merchantId);
      expect(answer.text).not.toContain(world.delta.name);
      return answer.body;
    };
    const get = { headers };
    const merchants = ask(await call(world.backofficeUrl, 'listMerchants', get));
    expect(merchants.data.map(({ _id }) => _id)).toEqual([world.nile.merchantId]);
    const names = ask(await call(world.backofficeUrl, 'listMerchantNames', get));
    expect(names).toEqual([{ userTypeId: world.nile.merchantId, name: 'Nile Books' }]);
    const services = ask(await call(world.backofficeUrl, 'listServices', get));
    expect(services.data.every(({ merchant }) => merchant._id === world.nile.merchantId)).toBe(true);
    expect(services.merchants.map(({ _id }) => _id)).toEqual([world.nile.merchantId]);
    ask(await call(world.backofficeUrl, 'listOwnServices', get));
    ask(await call(world.backofficeUrl, 'listSettlements', get));
    expect((await call(world.backofficeUrl, 'listCarriers', get)).body.total).toBe(0);
    await paidPayment(world, 10, world.delta);
    await paidPayment(world, 20, world.nile);
    const body = { dateFrom: today(), dateTo: today(), ...EGYPT };
    const report = ask(await call(world.backofficeUrl, 'reportTransactions', { headers, body }));
    expect(report.data.map(({ amount }) => amount)).toEqual([20]);
    expect(report.total).toBe(1);
    const revenue = { dateFrom: today(), dateTo: today(), country: 'Egypt', merchantName: world.delta.name };
    expect((await call(world.backofficeUrl, 'getMerchantRevenue', { headers, body: revenue })).status).toBe(
      404,
    );
  });
});

describe('carriers', () => {
  test('a carrier is added, edited, deactivated and deleted', async () => {
    const name = unique('Telco');
    const added = await world.asOwner('addCarrier', { body: { name, type: 'Operator', ...EGYPT } });
    const id = added.body._id;
    const operators = await world.asOwner('listOperators', { query: `?q=${encodeURIComponent(name)}` });
    expect(operators.body.data).toEqual([{ _id: id, name, country: 'Egypt' }]);
    const edited = await world.asOwner('editCarrier', {
      params: { id },
      body: { ...added.body, country: 'Qatar', currency: 'QAR' },
    });
    expect(edited.body).toMatchObject({ country: 'Qatar', currency: 'QAR' });
    await world.asOwner('setCarrierStatus', { params: { id }, body: { status: 'Inactive', name } });
    const read = await world.asOwner('getCarrier', { params: { id } });
    expect(read.body.history.map(({ description }) => description)).toEqual([
      'Deactivated',
      'Changed country, currency',
      'Account created',
    ]);
    expect((await world.asOwner('deleteCarrier', { params: { id } })).status).toBe(204);
    expect((await world.asOwner('getCarrier', { params: { id } })).status).toBe(404);
  });

  test("a carrier's new name appears in its services, and a carrier with services cannot be deleted", async () => {
    const carrier = await newCarrier(world.gateway);
    const service = await newService(world.gateway, world.nile.merchantId, { serviceProvider: carrier.name });
    const name = unique('Renamed');
    await world.asOwner('editCarrier', {
      params: { id: carrier.id },
      body: { name, type: 'Carrier', ...EGYPT },
    });
    const read = await world.asOwner('getService', { params: { id: service.id } });
    expect(read.body.serviceProvider).toBe(name);
    expect(codeOf(await world.asOwner('deleteCarrier', { params: { id: carrier.id } }))).toEqual([
      409,
      'carrier.inUse',
    ]);
  });

  test('a carrier with payments cannot be deleted, even if its services have another carrier', async () => {
    const carrier = await newCarrier(world.gateway);
    const shop = await newTenant(world.gateway, unique('Shop'));
    const sessionId = await paidPayment(world, 100, shop);
    await world.gateway.db
      .updateTable('transactions')
      .set({ carrier_id: carrier.id })
      .where('session_id', '=', sessionId)
      .execute();
    const answer = await world.asOwner('deleteCarrier', { params: { id: carrier.id } });
    expect(codeOf(answer)).toEqual([409, 'carrier.hasMoney']);
    await world.gateway.db
      .updateTable('transactions')
      .set({ carrier_id: world.carrierId })
      .where('session_id', '=', sessionId)
      .execute();
  });
});

describe('services', () => {
  const add = (changes: object = {}) =>
    world.asOwner('addService', { body: { ...serviceInput(world.nile.merchantId), ...changes } });

  test('a service is found by its _id, serviceId and sid', async () => {
    const { body } = await add({
      price: 12.5,
      packages: [{ d: 5, oneTime: 250.5 }],
      customFields: [{ name: 'a', value: 'b' }],
    });
    expect(body.sid).toBe(body.serviceId);
    for (const id of [body._id, body.serviceId])
      expect((await world.asOwner('getService', { params: { id } })).body).toEqual(body);
    expect((await world.asOwner('getServiceBySid', { params: { sid: body.sid } })).body).toEqual(body);
    expect(body).toMatchObject({ price: 12.5, packages: [{ d: 5, oneTime: 250.5 }], status: true });
  });

  test.each([
    [{ carrierShare: 50, merchantShare: 50, waleeShare: 1 }, 'waleeShare'],
    [{ carrierShare: -1 }, 'carrierShare'],
    [{ merchantShare: 101 }, 'merchantShare'],
    [{ serviceProvider: 'Nobody' }, 'serviceProvider'],
    [{ merchant: 'mer_nobody' }, 'merchant'],
    [{ serviceName: 'S' }, 'serviceName'],
    [{ serviceType: 'Gift' }, 'serviceType'],
    [{ paymentMethods: ['Cash'] }, 'paymentMethods.0'],
    [{ notificationApi: 'http://shop.example/hook' }, 'notificationApi'],
    [{ portalUrl: 'javascript:alert(1)' }, 'portalUrl'],
    [{ portalUrl: 'https://a:b@shop.example' }, 'portalUrl'],
    [{ tokenApi: 'ftp://shop.example' }, 'tokenApi'],
    [{ clickIdApi: '//shop.example' }, 'clickIdApi'],
  ])('rejects a service with %j and names the field', async (changes, field) => {
    const answer = await add(changes);
    expect([answer.status, answer.problem.errors?.[0]?.field], answer.text).toEqual([400, field]);
  });

  test("accepts shares that add up to less than 100, and a payment provider's name in any case", async () => {
    const answer = await add({
      carrierShare: 0,
      merchantShare: 90,
      waleeShare: 0,
      serviceProvider: ' fAwRy ',
    });
    expect(answer.body).toMatchObject({ serviceProvider: 'Fawry', merchantShare: 90 });
  });

  test('keeps FawryRef only with Fawry, and a card service name only with card payments', async () => {
    const { name } = await newCarrier(world.gateway, unique('Paytab'));
    const other = await add({ serviceProvider: name, paymentMethods: ['FawryRef', 'MWallet'] });
    expect(other.body.paymentMethods).toEqual(['MWallet']);
    const card = { ccServiceName: 'monty-credit-card' };
    expect((await add(card)).body).not.toHaveProperty('ccServiceName');
    expect((await add({ ...card, paymentMethods: ['Credit Card'] })).body).toMatchObject(card);
  });

  test("an edit of a service's shares does not change earlier payments", async () => {
    const shop = await newTenant(world.gateway, unique('Shop'));
    await paidPayment(world, 100, shop);
    const { body } = await world.asOwner('getService', { params: { id: shop.service.id } });
    const edited = await world.asOwner('editService', {
      params: { id: shop.service.id },
      body: { ...body, carrierShare: 10, merchantShare: 80, waleeShare: 10 },
    });
    expect(edited.body.merchantShare).toBe(80);
    await paidPayment(world, 100, shop);
    const rows = await world.gateway.db
      .selectFrom('transactions')
      .select(['merchant_share', 'merchant_share_value'])
      .where('user_type_id', '=', shop.merchantId)
      .orderBy('created_at')
      .execute();
    expect(rows.map((row) => [Number(row.merchant_share), Number(row.merchant_share_value)])).toEqual([
      [95, 95],
      [80, 80],
    ]);
  });

  test('a service cannot change its merchant or be added to an inactive merchant', async () => {
    const { body } = await add();
    const moved = await world.asOwner('editService', {
      params: { id: body._id },
      body: { ...body, merchant: world.delta.merchantId },
    });
    expect([moved.status, moved.problem.errors[0]?.field]).toEqual([400, 'merchant']);
    const shop = await newMerchant(world.gateway);
    await world.asOwner('setMerchantStatus', { params: { id: shop.id }, body: { status: 'Inactive' } });
    expect(codeOf(await add({ merchant: shop.id }))).toEqual([409, 'merchant-inactive']);
  });
});

test('the transaction report continues from its cursor while new rows arrive', async () => {
  const shop = await newTenant(world.gateway, unique('Cursor'));
  const headers = token(await signedInUser(world, unique('reader').replace(' ', '-'), shop.merchantId));
  for (let amount = 1; amount <= 5; amount += 1) await paidPayment(world, amount, shop);
  const read = async (after?: string) => {
    const body = { dateFrom: today(), dateTo: today(), ...EGYPT, limit: 2, ...(after && { after }) };
    return (await call(world.backofficeUrl, 'reportTransactions', { headers, body })).body;
  };
  const first = await read();
  await paidPayment(world, 6, shop);
  const second = await read(first.next);
  const third = await read(second.next);
  expect([...first.data, ...second.data, ...third.data].map(({ amount }) => amount)).toEqual([5, 4, 3, 2, 1]);
  expect(third.next).toBeUndefined();
  expect(third.total).toBe(6);
});

test('the books are sound after all tests of merchants, carriers and services', () =>
  expectSoundBooks(world.gateway));

test.each(['merchant', 'carrier'] as const)('deleting a %s deletes its roles', async (kind) => {
  const { gateway } = world;
  const { id } = await (kind === 'merchant' ? newMerchant(gateway) : newCarrier(gateway));
  const role = await newRole(world, id);
  const gone = await world.asOwner(kind === 'merchant' ? 'deleteMerchant' : 'deleteCarrier', {
    params: { id },
  });
  expect(gone.status, gone.text).toBe(204);
  expect((await world.asOwner('getRole', { params: { id: role.id } })).status).toBe(404);
  const { rows } = await gateway.pool.query(
    'select action from audit_entries where record_id = $1 order by seq',
    [role.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['addRole', 'deleteRole']);
});
