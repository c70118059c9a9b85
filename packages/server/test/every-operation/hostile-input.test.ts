import { approvalFile } from '@daftar/domain';
import { type OperationId, operations } from '@daftar/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPermissions } from '../../src/access/permissions.ts';
import { operationIds } from '../../src/contract/operation-ids.ts';
import { type Answer, expectProblem, send, token } from '../support/api.ts';
import { type BodySchema, bodySchemaOf, queryNamesOf, rightBodies } from '../support/right-bodies.ts';
import { newSettlementFile } from '../support/settlement-files.ts';
import { newUpload } from '../support/sheets.ts';
import { signedInUser, startWorld, type World } from '../support/world.ts';

let world: World;
let headers: Record<string, string>;
const records: Partial<Record<OperationId, string>> = {};

beforeAll(async () => {
  world = await startWorld();
  const all = await signedInUser(world, 'everything', 'Walee', allPermissions());
  headers = { ...token(all), authorization: `Bearer ${world.nile.privateKey}` };
  const { gateway, nile } = world;
  const { id, name } = await gateway.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('user_name', '=', 'everything')
    .executeTakeFirstOrThrow();
  records.listLoanTransactions = nile.merchantId;
  records.getApprovalVerdicts = await newUpload(gateway, { userId: id, name }, [['PO-1', 'Approved', 12]]);
  records.listSettlementLines = (await newSettlementFile(gateway)).id;
  records.getSettlementFile = records.listSettlementLines;
});

afterAll(() => world.close());

const ids = operationIds;
const withBody = ids.filter((id) => bodySchemaOf(id) !== undefined);
// Lists have the query parameters `q` and `page`; the history of one record has no `q`.
const lists = ids.filter((id) => ['page', 'q'].every((name) => queryNamesOf(id).includes(name)));

/** Lists of one record need an existing record: otherwise they return 404 before they check anything else. */
const recordOf = (id: OperationId) => records[id] ?? 'unknown_id';

/** Number of rows that page numbers reach, for lists whose limit is not 10,000. */
const DEEPEST: Partial<Record<OperationId, number>> = {
  getApprovalVerdicts: approvalFile.mostRows,
  listSettlementLines: 2 * approvalFile.mostRows,
};

/** Required query parameters. */
const QUERIES: Partial<Record<OperationId, string>> = {
  startCheckout: '?provider=fawry',
  getLoanStatement: '?dateFrom=2026-11-01&dateTo=2026-11-21',
  addSettlementFile: '?provider=fawry&dateFrom=2026-11-21&dateTo=2026-11-21',
};

const addressOf = (id: OperationId) =>
  operations[id].path.replace('{provider}', 'fawry').replaceAll(/\{\w+\}/g, recordOf(id)) +
  (QUERIES[id] ?? '');

const ask = (id: OperationId, body: unknown, extra: Record<string, string> = {}): Promise<Answer> =>
  send(world.backofficeUrl, operations[id].method, addressOf(id), {
    body,
    headers: { ...headers, ...extra },
  });

const VALUES: Record<string, unknown> = {
  string: 'true',
  number: 12,
  boolean: true,
  object: {},
  array: [],
  null: null,
};

/** Returns one value of each type that the field does not have: '12' is not a number, and 12 is not a text. */
function wrongValues(type: string | string[] | undefined): unknown[] {
  const allowed = [type ?? ['string', 'object', 'null']]
    .flat()
    .map((one) => (one === 'integer' ? 'number' : one));
  return Object.entries(VALUES)
    .filter(([name]) => !allowed.includes(name))
    .map(([, value]) => value);
}

describe.each(withBody)('%s', (id) => {
  const schema: BodySchema = bodySchemaOf(id) ?? { properties: {} };
  const right = () => rightBodies(id, world);

  test('a valid body passes the schema check', async () => {
    const answer = await ask(id, right());
    expect(answer.problem?.errors?.map(({ code }) => code) ?? [], answer.text).not.toContain('type');
    expect(answer.status, answer.text).toBeLessThan(500);
  });

  test('rejects invalid JSON, an empty body and a missing body', async () => {
    for (const body of ['{"name":', 'name=1', '', '"', '{"a":1}}']) expectProblem(await ask(id, body), 400);
    const none = await send(world.backofficeUrl, operations[id].method, addressOf(id), { headers });
    expectProblem(none, 400);
  });

  test('rejects JSON that is not an object', async () => {
    for (const body of ['[]', 'null', '1', 'true', '"text"']) expectProblem(await ask(id, body), 400);
  });

  test('rejects other content types', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])
      expectProblem(await ask(id, JSON.stringify(right()), { 'content-type': type }), 415);
  });

  test('reads a body that begins with a byte order mark, with long numbers, too', async () => {
    for (const body of ['4242424242424242', JSON.stringify({ card: '4242424242424242' })])
      expect((await ask(id, `\ufeff${body}`)).status).toBeOneOf([400, 401, 404]);
  });

  test('rejects a huge body and a deeply nested body', async () => {
    expectProblem(await ask(id, { ...right(), huge: 'x'.repeat(300_000) }), 413);
    const deep = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`;
    expectProblem(await ask(id, deep), 400);
  });

  test('rejects keys that reach into prototypes', async () => {
    for (const key of ['__proto__', 'constructor']) {
      const text = JSON.stringify(right()).replace(/^\{/, `{"${key}":{"prototype":{"isAdmin":true}},`);
      expectProblem(await ask(id, text.replace(',}', '}')), 400);
    }
  });

  test.each(Object.entries(schema.properties))(
    'rejects %s of another type or with a NUL',
    async (field, one) => {
      for (const value of wrongValues(one.type)) {
        const answer = await ask(id, { ...right(), [field]: value });
        expectProblem(answer, 400);
        // Some field names of Paymob contain a dot.
        expect(answer.problem.errors.flatMap((error) => [error.field, error.field?.split('.')[0]])).toContain(
          field,
        );
      }
      expectProblem(await ask(id, { ...right(), [field]: 'a\u0000b' }), 400);
    },
  );

  test('names a missing required field', async () => {
    for (const field of schema.required ?? []) {
      const { [field]: _, ...rest } = right();
      const answer = await ask(id, rest);
      expectProblem(answer, 400);
      expect(answer.problem.errors).toContainEqual(expect.objectContaining({ field }));
    }
  });
});

const closed = withBody.filter((id) => bodySchemaOf(id)?.additionalProperties === false);
test.each(closed)('%s rejects an unknown field', async (id) => {
  const answer = await ask(id, { ...rightBodies(id, world), isAdmin: true });
  expectProblem(answer, 400);
  expect(answer.problem.errors).toContainEqual(expect.objectContaining({ field: 'isAdmin' }));
});

const get = (path: string) => send(world.backofficeUrl, 'GET', path, { headers });

describe.each(lists)('%s as a query', (id) => {
  const path = () => addressOf(id);

  test.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=one', 'page'],
    ['page=1000001', 'page'],
    ['page=1&page=2', 'page'],
    ['page[]=1&page[]=2', 'page[]'],
    ['limit=0', 'limit'],
    ['limit=501', 'limit'],
    ['limit=25&limit=500', 'limit'],
    ['sort=created_at', 'sort'],
    ['sort=name;drop', 'sort'],
    ['sort=constructor', 'sort'],
    ['sort=-', 'sort'],
    ['sort=name&sort=-name', 'sort'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['q=a&q=b', 'q'],
    ['createdBy=Walee', 'createdBy'],
    ['__proto__=1', '__proto__'],
  ])('rejects ?%s and names it', async (query, field) => {
    const answer = await get(`${path()}?${query}`);
    expectProblem(answer, 400);
    expect(answer.problem.errors.map((error) => error.field)).toContain(field);
  });

  test.each([25, 100])('rejects a page of %i after the deepest row', async (limit) => {
    const deepest = DEEPEST[id] ?? 10_000;
    const answer = await get(`${path()}?page=${deepest / limit + 1}&limit=${limit}`);
    expectProblem(answer, 400);
    expect(answer.problem.errors.map((error) => error.field)).toContain('page');
  });

  test('rejects a search text with a NUL', async () => {
    expectProblem(await get(`${path()}?q=a%00b`), 400);
  });

  test('searches for pattern characters literally', async () => {
    for (const q of ['%', '_', '\\', "'", '"', '%_%', "' or '1'='1"]) {
      const answer = await get(`${path()}?q=${encodeURIComponent(q)}`);
      expect([q, answer.status, (answer.body as { total: number }).total]).toEqual([q, 200, 0]);
    }
  });

  test('returns an empty page for the last allowed page number', async () => {
    const answer = await get(`${path()}?page=400&limit=25`);
    expect([answer.status, (answer.body as { data: unknown[] }).data]).toEqual([200, []]);
  });
});

test.each([
  '/merchants/get/%00',
  '/merchants/get/%ff',
  '/merchants/get/%zz',
  '/merchants/get/a%20b',
  "/merchants/get/'or'1",
  `/merchants/get/${'x'.repeat(65)}`,
  `/merchants/get/${'x'.repeat(300)}`,
  '/merchants/get/..%2f..%2fetc',
  '/settlements/get/99999999999999999999',
  '/services/get/sid/%2e',
  '/nowhere',
  '/merchants/get/',
])('rejects the address %s in the error shape', async (path) => {
  const answer = await get(path);
  expect([400, 404, 414]).toContain(answer.status);
  expectProblem(answer, answer.status);
});

test('returns 404 for a method that the address does not have', async () => {
  for (const method of ['PATCH', 'DELETE', 'POST']) {
    const answer = await send(world.backofficeUrl, method, '/merchants/get', { headers });
    expectProblem(answer, 404);
  }
});

/** Operations with a first and a last day. */
const withPeriods = [
  'reportTransactions',
  'reportSettlements',
  'reportBilling',
  'reportReconciliation',
  'summarizeCollection',
  'summarizeDisbursement',
  'getMerchantRevenue',
  'addSettlement',
] as const;

test.each([
  '0000-01-01',
  '0001-01-01',
  '0999-12-31',
  '1000-12-31',
  '2026-02-30',
  '2026-13-01',
  '20260101',
  '2026-1-1',
  '9999-12-31',
  '',
])('rejects the day %j in every operation that takes days', async (day) => {
  for (const id of withPeriods) {
    const answer = await ask(id, { ...rightBodies(id, world), dateFrom: day });
    expectProblem(answer, 400);
    expect(new Set(answer.problem.errors.map(({ field }) => field)), id).toEqual(new Set(['dateFrom']));
  }
});

test('accepts an end day in the far future, except in a settlement, and rejects ranges whose end is before their start', async () => {
  for (const id of withPeriods) {
    const far = await ask(id, { ...rightBodies(id, world), dateTo: '9998-12-31' });
    expect([id, far.status], far.text).toEqual([id, id === 'addSettlement' ? 400 : 200]);
    const back = await ask(id, { ...rightBodies(id, world), dateFrom: '2026-02-02', dateTo: '2026-02-01' });
    expectProblem(back, 400);
  }
});

const cursor = (text: string) => Buffer.from(text).toString('base64url');
test.each([
  cursor('not a cursor'),
  cursor('yesterday txn_1'),
  cursor('2026-11-21T12:00:00.000Z'),
  cursor("2026-11-21T12:00:00.000Z ' or 1=1"),
  cursor('-271821-04-20T00:00:00.000Z txn_1'),
  cursor('+275760-09-13T00:00:00.000Z txn_1'),
  cursor('0000-01-01T00:00:00.000Z txn_1'),
  'not-one',
])('rejects the cursor %s', async (after) => {
  const answer = await ask('reportTransactions', { ...rightBodies('reportTransactions', world), after });
  expectProblem(answer, 400);
});

test.each([
  [{ page: 401 }, 'page'],
  [{ page: 101, limit: 100 }, 'page'],
  [{ limit: 501 }, undefined],
  [{ sort: 'constructor' }, 'sort'],
  [{ sort: 'settlement_id' }, 'sort'],
])('rejects a report with %j', async (changes, field) => {
  for (const id of [
    'reportTransactions',
    'reportSettlements',
    'reportBilling',
    'reportReconciliation',
  ] as const) {
    const answer = await ask(id, { ...rightBodies(id, world), ...changes });
    expectProblem(answer, 400);
    if (field) expect(answer.problem.errors[0]?.field).toBe(field);
  }
});

test.each([
  [{ carrierShare: 33.33335, merchantShare: 33.33335, waleeShare: 33.3333 }],
  [{ carrierShare: 50, merchantShare: 50, waleeShare: 0.0001 }],
  [{ carrierShare: 1e-7 }],
  [{ price: 0.0001 }],
  [{ packages: [{ d: 5 }, { w: 1.005 }] }],
  [{ currency: 'ZZZ' }],
  [{ price: 1.005 }],
  [{ disbursementAmount: 1.005 }],
])('rejects a service with %j, which no column can hold exactly', async (changes) => {
  const answer = await ask('addService', { ...rightBodies('addService', world), ...changes });
  expectProblem(answer, 400);
});

test.each([
  [{ grossAmount: 100.001, tax: 0, netAmount: 100.001 }],
  [{ grossAmount: 1e-7, tax: 0, netAmount: 0 }],
  [{ grossAmount: 1e12, tax: 0, netAmount: 1e12 }],
  [{ grossAmount: -1, tax: 0, netAmount: -1 }],
  [{ grossAmount: 100, tax: 100, netAmount: 0 }],
  [{ grossAmount: 100, tax: -1, netAmount: 101 }],
])('rejects a deposit of %j', async (body) => {
  const path = `/merchants/account-balance/${world.nile.merchantId}`;
  expectProblem(await send(world.backofficeUrl, 'PUT', path, { body, headers }), 400);
});

test('rejects a number that is out of range', async () => {
  const path = `/merchants/account-balance/${world.nile.merchantId}`;
  const body = '{"grossAmount":1e400,"tax":0,"netAmount":1e400}';
  expectProblem(await send(world.backofficeUrl, 'PUT', path, { body, headers }), 400);
});

test.each(['short', 'with space in it', 'x'.repeat(201), 'ünïcödé-key'])(
  'rejects the idempotency key %j',
  async (key) => {
    const path = `/merchants/account-balance/${world.nile.merchantId}`;
    const body = { grossAmount: 1, tax: 0, netAmount: 1 };
    const encoded = Buffer.from(key).toString('latin1');
    const answer = await send(world.backofficeUrl, 'PUT', path, {
      body,
      headers: { ...headers, 'idempotency-key': encoded },
    });
    expectProblem(answer, 400);
  },
);
