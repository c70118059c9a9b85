import { addDays } from '@daftar/domain';
import { type OperationId, operations } from '@daftar/openapi';
import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cell, csvLine } from '../src/areas/exports/csv.ts';
import { exportLists } from '../src/areas/exports/lists.ts';
import { fillDemo } from '../src/testing/fill-demo.ts';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';
import { call, send, token } from './support/api.ts';
import { exportedFile, startExport } from './support/exports.ts';
import { today } from './support/payments.ts';
import { formOf, HEADERS, sheetOf } from './support/sheets.ts';
import { signedInUser, unique } from './support/world.ts';

type List = keyof typeof exportLists;
type Filters = Record<string, string>;
type Row = Record<string, unknown>;
const ROLES = ['owner', 'merchant', 'carrier'] as const;

const days = { dateFrom: addDays(today(), -89), dateTo: today() };
const EGYPT = { ...days, country: 'Egypt', currency: 'EGP' };
const PAKISTAN = { ...days, country: 'Pakistan', currency: 'PKR' };

/** Of each list some filters, searches and orders; the first finds rows for the provider. */
const wanted: Record<List, Filters[]> = {
  transactions: [
    EGYPT,
    { ...EGYPT, sort: 'amount', status: 'Failed' },
    { ...PAKISTAN, sort: '-serviceName', q: 'a' },
  ],
  settlements: [{}, { sort: 'merchantName' }, { country: 'Egypt', sort: '-totalRevenue' }, { q: 's' }],
  settlementReport: [EGYPT, { ...PAKISTAN, sort: 'netSettledAmount' }],
  billing: [EGYPT, { ...EGYPT, sort: 'serviceName', q: 'o' }, PAKISTAN],
  reconciliation: [EGYPT, { ...EGYPT, sort: '-transactionAmount' }, { ...PAKISTAN, q: 'zz' }],
  subscriptions: [{}, { sort: 'subscriptionAmount' }, { q: '2010', sort: '-msisdn' }],
  merchants: [{}, { country: 'Egypt', sort: '-name' }, { q: 'sphinx' }],
  carriers: [{}, { sort: '-name' }, { type: 'Carrier' }],
  services: [{}, { sort: 'serviceName' }, { country: 'Pakistan' }, { q: 'book' }],
  products: [{}, { sort: '-name' }, { q: 'a', sort: 'sku' }],
  packages: [{}, { sort: 'name', country: 'Egypt' }],
  blacklists: [{}, { q: '20' }],
  users: [{}, { sort: 'userName', status: 'Active' }, { q: 'a' }],
  payouts: [
    days,
    { ...days, q: 'a', sort: 'amount' },
    { ...days, status: 'Approved', sort: '-fullName' },
    { ...days, currency: 'EGP', sort: 'merchantName' },
  ],
  fileRecords: [days, { ...days, q: 'xlsx', sort: 'originalName' }],
};

let server: TestGateway;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await startTestGateway({ prepare: async (gateway) => void (await fillDemo(gateway, 8)) });
  const { db } = server.gateway;
  const merchant = await db
    .selectFrom('transactions')
    .select('user_type_id as id')
    .where('country', '=', 'Egypt')
    .executeTakeFirstOrThrow();
  const carrier = await db
    .selectFrom('transactions')
    .select('carrier_id as id')
    .where('carrier_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const provider = server.gateway.settings.providerName;
  tokens.set('owner', await signedInUser(server, 'all-of-owner', provider));
  await carryOutFile('payouts.xlsx');
  await carryOutFile('موافقات.xlsx');
  tokens.set('merchant', await signedInUser(server, 'all-of-merchant', merchant.id));
  tokens.set('carrier', await signedInUser(server, 'all-of-carrier', carrier.id ?? ''));
});
afterAll(() => server.close());

/** A file that decides no payout, carried out. */
async function carryOutFile(name: string): Promise<void> {
  const headers = token(tokens.get('owner') ?? '');
  const form = formOf(sheetOf([HEADERS, [unique('PO'), 'Approved', 1]]), name);
  const { body } = await call(server.backofficeUrl, 'uploadApprovalFile', { body: form, headers });
  const { fileName } = body;
  const done = await call(server.backofficeUrl, 'processApprovalFile', { body: { fileName }, headers });
  expect(done.status, done.text).toBe(200);
}

async function page(who: string, id: OperationId, filters: Filters, number: number) {
  const { method, path } = operations[id];
  const asked = { ...filters, page: number, limit: 25 };
  const query = new URLSearchParams({ ...filters, page: String(number), limit: '25' });
  const answer =
    method === 'GET'
      ? await send(server.backofficeUrl, method, `${path}?${query}`, { headers: token(who) })
      : await send(server.backofficeUrl, method, path, { body: asked, headers: token(who) });
  return { status: answer.status, body: answer.body as { data: Row[]; pages: number; total: number } };
}

/** Every row that somebody sees by turning all the pages; undefined where the list refuses them. */
async function allPages(who: string, id: OperationId, filters: Filters): Promise<Row[] | undefined> {
  const rows: Row[] = [];
  for (let number = 1; ; number += 1) {
    const { status, body } = await page(who, id, filters, number);
    if (status === 403) return undefined;
    expect(status, `${id} ${JSON.stringify(filters)} ${JSON.stringify(body)}`).toBe(200);
    rows.push(...body.data);
    if (number < body.pages) continue;
    expect(rows).toHaveLength(body.total);
    return rows;
  }
}

const cellOf = (row: Row, column: string): Cell =>
  column.split('.').reduce<unknown>((value, name) => (value as Row | undefined)?.[name], row) as Cell;
const cellsOf = (list: List, rows: Row[]): Cell[][] =>
  rows.map((row) => exportLists[list].columns.map((column) => cellOf(row, column)));

async function exported(who: string, list: List, format: 'csv' | 'xlsx', filters: Filters) {
  const started = await startExport(server.backofficeUrl, who, { list, format, filters });
  if (started.status === 403) return undefined;
  expect(started.status, started.text).toBe(200);
  return exportedFile(server.backofficeUrl, who, started.body._id);
}

const cases = (Object.keys(wanted) as List[]).flatMap((list) => ROLES.map((role) => ({ list, role })));

describe('an export has the rows of all pages, in their order', () => {
  test.each(cases)('$list for the $role', async ({ list, role }) => {
    const who = tokens.get(role) ?? '';
    for (const [index, filters] of wanted[list].entries()) {
      const rows = await allPages(who, exportLists[list].readBy, filters);
      const file = await exported(who, list, 'csv', filters);
      expect(file === undefined).toBe(rows === undefined);
      if (!file || !rows) continue;
      if (role === 'owner' && index === 0) expect(rows.length).toBeGreaterThan(0);
      const head = `\uFEFF${csvLine(exportLists[list].columns)}`;
      const end = `\r\nRows,${rows.length}\r\n`;
      const text = file.bytes.toString();
      expect(text.startsWith(head)).toBe(true);
      expect(text.slice(head.length, text.lastIndexOf(end))).toBe(cellsOf(list, rows).map(csvLine).join(''));
    }
  });

  test.each(Object.keys(wanted) as List[])('%s as a workbook', async (list) => {
    const who = tokens.get('owner') ?? '';
    const [filters = {}] = wanted[list];
    const rows = (await allPages(who, exportLists[list].readBy, filters)) ?? [];
    const file = await exported(who, list, 'xlsx', filters);
    const book = read(file?.bytes, { type: 'buffer' });
    const found = utils.sheet_to_json<Cell[]>(book.Sheets.Sheet1 ?? {}, { header: 1, defval: null });
    const { columns } = exportLists[list];
    const told = [columns, ...cellsOf(list, rows)].map((cells) => cells.map((cell) => cell ?? null));
    expect(found.slice(0, told.length).map((cells) => cells.slice(0, columns.length))).toEqual(told);
    expect(found[told.length + 1]?.slice(0, 2)).toEqual(['Rows', rows.length]);
  });
});

test('sums at the end are those of the rows, by currency', async () => {
  const who = tokens.get('owner') ?? '';
  const rows = (await allPages(who, 'listSettlements', {})) ?? [];
  const text = (await exported(who, 'settlements', 'csv', {}))?.bytes.toString() ?? '';
  const currencies = new Set(rows.map((row) => String(row.localCurrency)));
  expect(currencies.size).toBeGreaterThan(1);
  for (const currency of currencies) {
    const thousandths = rows
      .filter(({ localCurrency }) => localCurrency === currency)
      .reduce((sum, { totalRevenue }) => sum + Math.round(Number(totalRevenue) * 1000), 0);
    expect(text).toContain(`"Sum of totalRevenue, ${currency}",${thousandths / 1000}\r\n`);
  }
});

test("another's merchant is as unknown to an export as to its list", async () => {
  const who = tokens.get('merchant') ?? '';
  const { id } = await server.gateway.db
    .selectFrom('merchants')
    .select('id')
    .where('country', '=', 'Pakistan')
    .executeTakeFirstOrThrow();
  const ask = (list: List, filters: Filters) =>
    startExport(server.backofficeUrl, who, { list, format: 'csv', filters });
  const statuses = await Promise.all([
    ask('payouts', { ...days, userTypeId: id }),
    ask('products', { merchantId: id }),
    page(who, 'listPayouts', { ...days, userTypeId: id }, 1),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('who took what is in the history of their account', async () => {
  const owner = tokens.get('owner') ?? '';
  const filters = { country: 'Egypt' };
  const { body } = await startExport(server.backofficeUrl, owner, {
    list: 'merchants',
    format: 'xlsx',
    filters,
  });
  const entry = await server.gateway.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('kind', '=', 'export')
    .where('record_id', '=', body._id)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    user_type_id: server.gateway.settings.providerName,
    action: 'startExport',
    after: { list: 'merchants', format: 'xlsx', filters },
  });
});
