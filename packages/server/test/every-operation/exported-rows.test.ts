import { addDays, languages, type PaymentRefunds, paymentRefundState } from '@daftar/domain';
import { type OperationId, operations } from '@daftar/openapi';
import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportLists } from '../../src/areas/exports/lists.ts';
import { type Cell, csvLine } from '../../src/sheets/csv.ts';
import { startTestGateway, type TestGateway } from '../../src/testing/start-test-gateway.ts';
import { send, token } from '../support/api.ts';
import { exportedFile, startExport } from '../support/exports.ts';
import { fillLists } from '../support/fill-lists.ts';
import { addLogsAndDeliveries, processUnmatchedFile } from '../support/more-rows.ts';
import { readWithOpenpyxl } from '../support/openpyxl.ts';
import { today } from '../support/payments.ts';
import { newSettlementFile } from '../support/settlement-files.ts';
import { signedInUser } from '../support/world.ts';

type List = keyof typeof exportLists;
type Filters = Record<string, string>;
type Row = Record<string, unknown>;
const ROLES = ['owner', 'merchant', 'carrier'] as const;
type Role = (typeof ROLES)[number];

const days = { dateFrom: addDays(today(), -89), dateTo: today() };
const EGYPT = { ...days, country: 'Egypt', currency: 'EGP' };
const PAKISTAN = { ...days, country: 'Pakistan', currency: 'PKR' };

/** The filters that select one billing row. */
let billedRow: Filters;
let borrower: string;
let settlementFile: string;

/** Filters, searches and sort orders to export for each list. With the first of them, the platform owner must find rows. */
const filtersByList = (): Record<List, Filters[]> => ({
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
  billingDetail: [
    billedRow,
    { ...billedRow, sort: 'amount', q: '2' },
    { ...billedRow, userTypeId: 'mer_nobody' },
  ],
  roles: [{}, { sort: 'name' }, { q: 'all', sort: '-modifiedDate' }],
  loanAccounts: [{}, { sort: '-availableBalance', currency: 'PKR' }, { q: 'a' }, { currency: 'EGP' }],
  loanTransactions: [
    { id: borrower },
    { id: `lac_${borrower.slice(4)}`, sort: 'totalBilledAmount', q: 'LT' },
    { id: 'mer_nobody' },
  ],
  loanStatement: [
    { ...days, id: borrower },
    { dateFrom: today(), dateTo: today(), id: borrower },
    { ...days, id: 'mer_nobody' },
  ],
  checkoutLogs: [days, { ...days, sort: 'provider', q: 'a' }],
  checkoutRequests: [days, { ...days, status: 'paid', sort: '-amount' }, { ...days, q: '20' }],
  refunds: [{}, { status: 'pending', sort: '-amount' }, { q: 'returned', sort: 'orderId' }],
  settlementFiles: [
    {},
    { state: 'differs', sort: 'lines' },
    { q: 'fawry', sort: '-unknown' },
    { state: 'agrees' },
  ],
  settlementLines: [
    { id: settlementFile },
    { id: settlementFile, verdict: 'missing-here', sort: '-amount' },
    { id: 'spf_nobody' },
  ],
  webhookDeliveries: [{}, { status: 'failed', sort: 'attempts' }, { q: 'payment', sort: '-eventType' }],
});

/** Columns that an export computes and that its list does not have. */
const exportOnlyColumns: Partial<Record<List, (row: Row) => Row>> = {
  roles: ({ permissions }) => ({
    granted: Object.entries(permissions as Record<string, Record<string, boolean>>)
      .flatMap(([group, flags]) =>
        Object.keys(flags).flatMap((flag) => (flags[flag] ? `${group}.${flag}` : [])),
      )
      .join(', '),
  }),
  transactions: (row) => ({ refundState: paymentRefundState(row as unknown as PaymentRefunds) }),
  loanTransactions: (row) => {
    const { totalAmount, exchangeRate, totalBilledAmount, availableBilledAmount } = row as Record<
      string,
      number
    >;
    const [total = 0, billed = 0] = [totalAmount, totalBilledAmount];
    const depositedAmount = Math.round(total * (exchangeRate ?? 1) * 100) / 100;
    return {
      depositedAmount,
      deductedAmount: Math.round((depositedAmount - billed) * 100) / 100,
      paidOutAmount: Math.round((billed - (availableBilledAmount ?? 0)) * 100) / 100,
    };
  },
};

let server: TestGateway;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await startTestGateway({ prepare: async (gateway) => void (await fillLists(gateway, 240)) });
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
  const [service] = await db
    .selectFrom('transactions')
    .select('service_name')
    .where('user_type_id', '=', merchant.id)
    .where('status', '=', 'Success')
    .limit(1)
    .execute();
  billedRow = { ...days, userTypeId: merchant.id, serviceName: service?.service_name ?? '' };
  const deposit = await db.selectFrom('loan_transactions').select('user_type_id').executeTakeFirstOrThrow();
  borrower = deposit.user_type_id;
  settlementFile = (await newSettlementFile(server.gateway, 30)).id;
  await newSettlementFile(server.gateway);
  await addLogsAndDeliveries(server, merchant.id);
  tokens.set('owner', await signedInUser(server, 'all-of-owner', server.gateway.owner.name));
  const owner = tokens.get('owner') ?? '';
  await processUnmatchedFile(server, owner, 'payouts.xlsx');
  await processUnmatchedFile(server, owner, 'موافقات.xlsx');
  tokens.set('merchant', await signedInUser(server, 'all-of-merchant', merchant.id));
  tokens.set('carrier', await signedInUser(server, 'all-of-carrier', carrier.id ?? ''));
});
afterAll(() => server.close());

async function page(userToken: string, id: OperationId, filters: Filters, number: number) {
  const { method, path: template } = operations[id];
  const { id: key = '', ...rest } = filters;
  const path = template.replace('{id}', key);
  const asked = { ...rest, page: number, limit: 25 };
  const query = new URLSearchParams({ ...rest, page: String(number), limit: '25' });
  const answer =
    method === 'GET'
      ? await send(server.backofficeUrl, method, `${path}?${query}`, { headers: token(userToken) })
      : await send(server.backofficeUrl, method, path, { body: asked, headers: token(userToken) });
  return { status: answer.status, body: answer.body as { data: Row[]; pages: number; total: number } };
}

const REFUSED = [403, 404];

/** Returns the rows of all pages of a list; 403 or 404 if the caller may not read the list. */
async function allPages(userToken: string, id: OperationId, filters: Filters): Promise<Row[] | number> {
  const rows: Row[] = [];
  for (let number = 1; ; number += 1) {
    const { status, body } = await page(userToken, id, filters, number);
    if (REFUSED.includes(status)) return status;
    expect(status, `${id} ${JSON.stringify(filters)} ${JSON.stringify(body)}`).toBe(200);
    rows.push(...body.data);
    if (number < body.pages) continue;
    expect(rows).toHaveLength(body.total);
    return rows;
  }
}

const cellOf = (row: Row, column: string): Cell =>
  asCell(column.split('.').reduce<unknown>((value, name) => (value as Row | undefined)?.[name], row));
const asCell = (value: unknown): Cell =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Cell);
/** Returns the columns of a list that a role may see. */
function columnsOf(list: List, role: Role): string[] {
  const hidden = exportLists[list].hidden?.({ accountKind: role }) ?? [];
  return exportLists[list].columns.filter((column) => !hidden.includes(column));
}
const cellsOf = (list: List, rows: Row[], role: Role): Cell[][] =>
  rows.map((row) => {
    const exportRow = { ...row, ...exportOnlyColumns[list]?.(row) };
    return columnsOf(list, role).map((column) => cellOf(exportRow, column));
  });

async function exported(userToken: string, list: List, format: 'csv' | 'xlsx', filters: Filters) {
  const started = await startExport(server.backofficeUrl, userToken, { list, format, filters });
  if (REFUSED.includes(started.status)) return started.status;
  expect(started.status, started.text).toBe(200);
  return exportedFile(server.backofficeUrl, userToken, started.body._id);
}

/** Returns the rows of all pages of a list; throws if the caller may not read the list. */
async function rowsOrThrow(...asked: Parameters<typeof allPages>): Promise<Row[]> {
  const rows = await allPages(...asked);
  if (typeof rows === 'number') throw new Error(`The list answers ${rows}`);
  return rows;
}
async function exportOrThrow(...asked: Parameters<typeof exported>) {
  const file = await exported(...asked);
  if (typeof file === 'number') throw new Error(`The export answers ${file}`);
  return file;
}

const lists = Object.keys(exportLists) as List[];
const cases = lists.flatMap((list) => ROLES.map((role) => ({ list, role })));

describe('an export has the rows of all pages of its list in the same order', () => {
  test.each(cases)('$list for the $role', async ({ list, role }) => {
    const userToken = tokens.get(role) ?? '';
    for (const [index, filters] of filtersByList()[list].entries()) {
      const rows = await allPages(userToken, exportLists[list].readBy, filters);
      const file = await exported(userToken, list, 'csv', filters);
      if (typeof file === 'number' || typeof rows === 'number') {
        expect(file).toBe(rows);
        expect([role, index]).not.toEqual(['owner', 0]);
        continue;
      }
      if (role === 'owner' && index === 0) expect(rows.length).toBeGreaterThan(0);
      const head = `\uFEFF${csvLine(columnsOf(list, role))}`;
      const end = `\r\nRows,${rows.length}\r\n`;
      const text = file.bytes.toString();
      expect(text.startsWith(head)).toBe(true);
      expect(text.slice(head.length, text.lastIndexOf(end))).toBe(
        cellsOf(list, rows, role).map(csvLine).join(''),
      );
    }
  });

  test.each(lists)('%s as a workbook', async (list) => {
    const userToken = tokens.get('owner') ?? '';
    const [filters = {}] = filtersByList()[list];
    const rows = await rowsOrThrow(userToken, exportLists[list].readBy, filters);
    const file = await exportOrThrow(userToken, list, 'xlsx', filters);
    const book = read(file.bytes, { type: 'buffer' });
    const found = utils.sheet_to_json<Cell[]>(book.Sheets[list] ?? {}, { header: 1, defval: null });
    const expected = [columnsOf(list, 'owner'), ...cellsOf(list, rows, 'owner')].map((cells) =>
      cells.map((cell) => cell ?? null),
    );
    expect(found).toEqual(expected);
    const totals = utils.sheet_to_json<Cell[]>(book.Sheets.Totals ?? {}, { header: 1 });
    expect(totals[0]).toEqual(['Rows', rows.length]);
  });
});

/** Returns a workbook of each list. */
async function workbooks(userToken: string, options: Record<string, unknown>): Promise<Buffer[]> {
  const files: Buffer[] = [];
  for (const list of lists) {
    const [filters = {}] = filtersByList()[list];
    const wanted = { list, format: 'xlsx', filters, ...options };
    const started = await startExport(server.backofficeUrl, userToken, wanted);
    expect(started.status, started.text).toBe(200);
    files.push((await exportedFile(server.backofficeUrl, userToken, started.body._id)).bytes);
  }
  return files;
}

test('a foreign reader finds the same rows in every workbook', async () => {
  const files = await workbooks(tokens.get('owner') ?? '', {});
  for (const [index, [sheet]] of readWithOpenpyxl(files).entries()) {
    const book = read(files[index] ?? '', { type: 'buffer' });
    const [name = ''] = book.SheetNames;
    const expected = utils.sheet_to_json<Cell[]>(book.Sheets[name] ?? {}, { header: 1, defval: null });
    expect(sheet?.name).toBe(name);
    expect(sheet?.rows).toEqual(expected);
  }
});

test.each(languages)('a foreign reader opens every workbook with titles in %s', async (language) => {
  const userToken = tokens.get('owner') ?? '';
  const files = await workbooks(userToken, { columns: 'titles', language, totals: true });
  for (const [index, sheets] of readWithOpenpyxl(files).entries()) {
    const list = lists[index];
    expect(sheets, list).toHaveLength(2);
    expect(sheets.flatMap(({ formulas }) => formulas)).toEqual([]);
    for (const { fonts } of sheets) expect(fonts).toEqual([['Calibri', 11]]);
    expect(
      sheets.map(({ landscape, fitsToWidth, repeated }) => ({ landscape, fitsToWidth, repeated })),
    ).toEqual([
      { landscape: true, fitsToWidth: true, repeated: '$1:$1' },
      { landscape: true, fitsToWidth: true, repeated: null },
    ]);
    expect(sheets[0]?.rows.length, list).toBeGreaterThan(1);
  }
});

test('an export ends with the sums of its rows by currency', async () => {
  const userToken = tokens.get('owner') ?? '';
  const rows = await rowsOrThrow(userToken, 'listSettlements', {});
  const text = (await exportOrThrow(userToken, 'settlements', 'csv', {})).bytes.toString();
  const currencies = new Set(rows.map((row) => String(row.localCurrency)));
  expect(currencies.size).toBeGreaterThan(1);
  for (const currency of currencies) {
    const thousandths = rows
      .filter(({ localCurrency }) => localCurrency === currency)
      .reduce((sum, { totalRevenue }) => sum + Math.round(Number(totalRevenue) * 1000), 0);
    expect(text).toContain(`"Sum: totalRevenue, ${currency}",${thousandths / 1000}\r\n`);
  }
});

test("an export filtered by another account's merchant returns 404, like its list", async () => {
  const userToken = tokens.get('merchant') ?? '';
  const { id } = await server.gateway.db
    .selectFrom('merchants')
    .select('id')
    .where('country', '=', 'Pakistan')
    .executeTakeFirstOrThrow();
  const ask = (list: List, filters: Filters) =>
    startExport(server.backofficeUrl, userToken, { list, format: 'csv', filters });
  const statuses = await Promise.all([
    ask('payouts', { ...days, userTypeId: id }),
    ask('products', { merchantId: id }),
    page(userToken, 'listPayouts', { ...days, userTypeId: id }, 1),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('the export of roles contains the description of every role', async () => {
  const roles = await rowsOrThrow(tokens.get('owner') ?? '', 'listRoles', {});
  expect(roles.map(({ name }) => name)).toContain('Finance');
  expect(roles.filter(({ description }) => description === '')).toEqual([]);
  const text = (await exportOrThrow(tokens.get('owner') ?? '', 'roles', 'csv', {})).bytes.toString();
  for (const { description } of roles) expect(text).toContain(String(description));
});

test("an export is recorded in the history of the caller's account", async () => {
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
    user_type_id: server.gateway.owner.id,
    action: 'startExport',
    after: { list: 'merchants', format: 'xlsx', filters },
  });
});
