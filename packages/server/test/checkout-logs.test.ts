import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logExchange } from '../src/areas/checkout/attempts/check-attempt.ts';
import { newId } from '../src/basics/ids.ts';
import { type Answer, call, token } from './support/api.ts';
import { newMsisdn } from './support/catalogue.ts';
import { actAtCounter, newSession, takeReference, today, waitForSessionStatus } from './support/payments.ts';
import { signedInUser, startWorld, unique, type World } from './support/world.ts';

const PAN = '4111111111111111';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const period = () => ({ dateFrom: today(), dateTo: today() });
const refusal = ({ status, problem }: Answer) => [status, problem.errors[0]?.field];
const logs = (changes: object = {}) =>
  world.asOwner('listCheckoutLogs', { body: { ...period(), ...changes } });
const searchLogs = async (query: string, changes: object = {}) =>
  (await world.asOwner('searchCheckoutLogs', { body: { ...period(), query, ...changes } })).body;
const requests = (changes: object = {}) =>
  world.asOwner('listCheckoutRequests', { body: { ...period(), ...changes } });
const searchRequests = async (query: string, changes: object = {}) =>
  (await world.asOwner('searchCheckoutRequests', { body: { ...period(), query, ...changes } })).body;

/** Inserts a log row with the given creation time. Returns its id. */
async function insertLog(
  createdAt: Date,
  provider = 'JazzCash',
  request: object = {},
  response: object = {},
) {
  const id = newId('log');
  await world.gateway.db
    .insertInto('checkout_logs')
    .values({
      id,
      user_type_id: world.nile.merchantId,
      session_id: null,
      provider,
      request: JSON.stringify(request),
      response: JSON.stringify(response),
      created_at: createdAt,
    })
    .execute();
  return id;
}

describe('checkout logs', () => {
  test('show the request and response of the payment provider about a payment, without secrets', async () => {
    const session = await newSession(world);
    const { merchantRefNumber, referenceNumber } = await takeReference(world, session);
    await actAtCounter(world, referenceNumber);
    await waitForSessionStatus(world, session.sessionId, 'paid');
    const { data, total } = await searchLogs(session.sessionId);
    expect(total).toBe(data.length);
    expect(data.length).toBeGreaterThan(0);
    const first = data.at(-1);
    expect(first).toMatchObject({
      _id: expect.stringMatching(/^log_/),
      provider: 'fawry',
      sessionId: session.sessionId,
      request: { merchantRefNum: merchantRefNumber, signature: '[redacted]' },
    });
    expect((await searchLogs(referenceNumber)).total).toBeGreaterThan(0);
    for (const query of [session.orderId, world.nile.name, world.nile.merchantId])
      expect((await searchLogs(query)).data.map(({ _id }) => _id)).toContain(first?._id);
    expect((await searchLogs(world.delta.name)).data.map(({ _id }) => _id)).not.toContain(first?._id);
  });

  test("store and show no card number, CVV or secret from a provider's data", async () => {
    const { sessionId } = await newSession(world);
    const request = { cardNumber: PAN, cvv: '123', note: [`card ${PAN} given`], secureKey: 'abc' };
    await logExchange(
      world.gateway,
      { id: sessionId, user_type_id: world.nile.merchantId },
      { provider: 'Fawry', request, response: { echo: { number: PAN } } },
    );
    const stored = await world.gateway.db
      .selectFrom('checkout_logs')
      .select(['request', 'response'])
      .where('session_id', '=', sessionId)
      .executeTakeFirstOrThrow();
    const shown = (await searchLogs(sessionId)).data[0];
    for (const { request: sent, response } of [stored, { ...shown }]) {
      expect(sent).toEqual({
        cardNumber: '411111…1111',
        cvv: '[redacted]',
        note: ['card 411111…1111 given'],
        secureKey: '[redacted]',
      });
      expect(response).toEqual({ echo: { number: '411111…1111' } });
    }
    expect((await searchLogs(PAN)).total).toBe(0);
  });

  test('redact a row when it is shown, even if it was stored unredacted', async () => {
    const id = await insertLog(new Date(), 'JazzCash', { pan: PAN });
    const row = (await logs({ provider: 'jazzcash' })).body.data.find(({ _id }) => _id === id);
    expect(row).toMatchObject({ provider: 'jazzcash', request: { pan: '411111…1111' } });
  });

  test('are searched by values at any depth, not by field names', async () => {
    const word = unique('Needle').replace(' ', '');
    const id = await insertLog(
      new Date(),
      'Monty',
      { a: { b: [{ c: `say "${word}\\" now` }] } },
      { n: 40417 },
    );
    for (const query of [word.toLowerCase(), `"${word}\\"`, '40417'])
      expect((await searchLogs(query)).data.map(({ _id }) => _id)).toEqual([id]);
    expect((await searchLogs(word, { provider: 'fawry' })).total).toBe(0);
    expect((await logs({ q: word })).body.total).toBe(1);
    const field = await insertLog(new Date(), 'Monty', { [`${word}Field`]: 'x' });
    expect((await searchLogs(`${word}Field`)).data).not.toContainEqual(
      expect.objectContaining({ _id: field }),
    );
    for (const query of ['%', `${word.slice(0, -1)}_`, "' or '1'='1"])
      expect((await searchLogs(query)).total).toBe(0);
  });

  test("are filtered by days in the platform owner's time zone", async () => {
    // Cairo is two hours ahead in January, three in July.
    const ids = [
      await insertLog(new Date('2024-01-14T21:59:59.999Z')),
      await insertLog(new Date('2024-01-14T22:00:00.000Z')),
      await insertLog(new Date('2024-01-15T21:59:59.999Z')),
      await insertLog(new Date('2024-01-15T22:00:00.000Z')),
    ];
    const day = { dateFrom: '2024-01-15', dateTo: '2024-01-15' };
    const { data, total } = (await logs(day)).body;
    expect([data.map(({ _id }) => _id), total]).toEqual([[ids[2], ids[1]], 2]);
    const summer = await insertLog(new Date('2024-07-14T21:00:00.000Z'));
    const { body } = await logs({ dateFrom: '2024-07-15', dateTo: '2024-07-15' });
    expect(body.data.map(({ _id }) => _id)).toEqual([summer]);
  });

  test('are paged by cursor, each row once, even with equal timestamps', async () => {
    const at = new Date('2023-03-03T10:00:00.000Z');
    const made = [];
    for (let index = 0; index < 7; index += 1) made.push(await insertLog(at));
    const day = { dateFrom: '2023-03-03', dateTo: '2023-03-03', limit: 3 };
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { body } = await logs({ ...day, ...(after && { after }) });
      expect(body).toMatchObject({ total: 7, pages: 3, totalIsCapped: false });
      seen.push(...body.data.map(({ _id }) => _id));
      after = body.next;
      // A row that arrives between two pages must not shift them.
      if (seen.length === 3) await insertLog(new Date('2023-03-04T10:00:00.000Z'));
    } while (after);
    expect(seen).toEqual([...made].sort().reverse());
    const pages = [1, 2, 3].map(async (page) => (await logs({ ...day, page })).body.data);
    expect((await Promise.all(pages)).flat().map(({ _id }) => _id)).toEqual(seen);
    const sorted = await logs({ ...day, sort: 'provider' });
    expect(sorted.body).not.toHaveProperty('next');
  });

  test('are counted up to 10,000, with totalIsCapped set beyond', async () => {
    const at = new Date('2022-02-02T10:00:00.000Z');
    const rows = Array.from({ length: 10_001 }, () => ({
      id: newId('log'),
      user_type_id: world.nile.merchantId,
      session_id: null,
      provider: 'Fawry',
      request: '{}',
      response: '{}',
      created_at: at,
    }));
    for (let from = 0; from < rows.length; from += 4000)
      await world.gateway.db
        .insertInto('checkout_logs')
        .values(rows.slice(from, from + 4000))
        .execute();
    const day = { dateFrom: '2022-02-02', dateTo: '2022-02-02' };
    const { body } = await logs(day);
    expect(body).toMatchObject({ total: 10_000, totalIsCapped: true, pages: 400 });
    expect((await logs({ ...day, page: 400 })).body.next).toEqual(expect.any(String));
    expect(refusal(await logs({ ...day, page: 401 }))).toEqual([400, 'page']);
  });
});

describe('checkout requests', () => {
  test('show every session, searchable by order, number, product and service', async () => {
    const msisdn = newMsisdn();
    const open = await newSession(world, { msisdn: `+${msisdn}`, product: 'أولاد حارتنا' });
    const found = await searchRequests(open.orderId);
    expect(found.data).toEqual([
      {
        _id: open.sessionId,
        serviceId: world.nile.service.serviceId,
        orderId: open.orderId,
        msisdn,
        product: 'أولاد حارتنا',
        amount: 450.5,
        currency: 'EGP',
        country: 'Egypt',
        status: 'open',
        createdDate: expect.any(String),
      },
    ]);
    const all = (await requests({ limit: 500 })).body;
    expect(all.data).toContainEqual(found.data[0]);
    for (const query of [
      msisdn.slice(3),
      `+${msisdn}`,
      `0020 ${msisdn.slice(2)}`,
      'حارتنا',
      open.sessionId,
      world.nile.name,
    ])
      expect((await searchRequests(query)).data.map(({ _id }) => _id)).toContain(open.sessionId);
    expect((await searchRequests(world.nile.service.serviceId)).total).toBe(all.total);
  });

  test('show the number that the customer entered if the shop sent none', async () => {
    const session = await newSession(world);
    const typed = newMsisdn();
    await takeReference(world, session, { customerMobile: `+${typed}` });
    const { data } = await searchRequests(typed);
    expect(data).toMatchObject([{ _id: session.sessionId, msisdn: typed, status: 'pending' }]);
  });

  test('are filtered by status, and an open session past its expiry counts as expired', async () => {
    const session = await newSession(world);
    const ids = async (status: string) =>
      (await requests({ status, limit: 500 })).body.data.map(({ _id }) => _id);
    expect(await ids('open')).toContain(session.sessionId);
    await world.gateway.db
      .updateTable('checkout_sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', session.sessionId)
      .execute();
    expect(await ids('open')).not.toContain(session.sessionId);
    expect(await ids('expired')).toContain(session.sessionId);
  });

  test('that their merchant canceled are marked and found apart from those that expired', async () => {
    const session = await newSession(world);
    const { status } = await world.asServer('cancelCheckoutSession', { params: { id: session.sessionId } });
    expect(status).toBe(200);
    const rows = async (state: string) => (await requests({ status: state, limit: 500 })).body.data;
    const row = (await rows('canceled')).find(({ _id }) => _id === session.sessionId);
    expect(row).toMatchObject({ status: 'expired', canceledDate: expect.any(String) });
    expect((await rows('expired')).map(({ _id }) => _id)).not.toContain(session.sessionId);
    const payment = await world.asOwner('getPayment', { params: { id: session.sessionId } });
    expect(payment.body).toMatchObject({ status: 'expired', canceledDate: row?.canceledDate });
  });

  test('are sorted by amount numerically', async () => {
    const product = unique('Sorted');
    for (const amount of [9, 100, 20.5]) await newSession(world, { amount, product });
    const amounts = async (sort: string) =>
      (await searchRequests(product, { sort })).data.map(({ amount }) => amount);
    expect(await amounts('amount')).toEqual([9, 20.5, 100]);
    expect(await amounts('-amount')).toEqual([100, 20.5, 9]);
  });

  test('are all found by a search without text', async () => {
    const { body } = await world.asOwner('searchCheckoutRequests', { body: period() });
    expect(body.total).toBe((await requests()).body.total);
  });
});

const LISTS = [
  'listCheckoutLogs',
  'searchCheckoutLogs',
  'listCheckoutRequests',
  'searchCheckoutRequests',
] as const;

describe.each(LISTS)('%s', (id) => {
  const body = () => ({ ...period(), ...(id === 'searchCheckoutLogs' && { query: 'a' }) });

  test.each([
    [{ dateFrom: '2026-02-02', dateTo: '2026-02-01' }, 'dateTo'],
    [{ dateFrom: '0001-01-01' }, 'dateFrom'],
    [{ dateTo: '9999-12-31' }, 'dateTo'],
    [{ sort: 'constructor' }, 'sort'],
    [{ sort: 'session_id' }, 'sort'],
    [{ page: 401 }, 'page'],
    [{ page: 0 }, 'page'],
    [{ limit: 501 }, 'limit'],
    [{ after: 'not-one' }, 'after'],
    [{ after: Buffer.from("2026-11-21T12:00:00.000Z ' or 1=1").toString('base64url') }, 'after'],
    [
      { after: Buffer.from('2026-11-21T12:00:00.000Z log_1').toString('base64url'), sort: 'createdDate' },
      'sort',
    ],
  ])('rejects %j and names the field', async (changes, field) => {
    expect(refusal(await world.asOwner(id, { body: { ...body(), ...changes } }))).toEqual([400, field]);
  });

  test("rejects a merchant's user", async () => {
    const userName = unique('all').replace(' ', '-');
    const headers = token(await signedInUser(world, userName, world.nile.merchantId));
    expect((await call(world.backofficeUrl, id, { headers, body: body() })).status).toBe(403);
  });
});
