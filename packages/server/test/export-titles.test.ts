import { addDays, languages } from '@daftar/domain';
import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportColumn } from '../src/areas/exports/columns/export-column.ts';
import { layoutOf } from '../src/areas/exports/layout.ts';
import { exportLists } from '../src/areas/exports/lists.ts';
import { exportedFile, startExport } from './support/exports.ts';
import { paidPayment, today } from './support/payments.ts';
import { newPayout } from './support/payouts.ts';
import { EGYPT, newTenant, newUser, signIn, startWorld, unique, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await paidPayment(world, 450.5, world.nile);
});
afterAll(() => world.close());

async function exported(body: object, userToken = world.ownerToken) {
  const asked = { columns: 'titles', totals: false, ...body };
  const { body: made, text, status } = await startExport(world.backofficeUrl, userToken, asked);
  expect(status, text).toBe(200);
  return exportedFile(world.backofficeUrl, userToken, made._id);
}
const period = () => ({ dateFrom: addDays(today(), -1), dateTo: today(), ...EGYPT });
const nameOf = ({ headers }: { headers: Headers }) =>
  /filename="(.*)"/.exec(headers.get('content-disposition') ?? '')?.[1];

test('every column of every list has a title in each language, and no file has the same title twice', () => {
  for (const [list, { columns }] of Object.entries(exportLists)) {
    expect(
      columns.filter((field) => !exportColumn(list, field)),
      list,
    ).toEqual([]);
    for (const language of languages) {
      const options = { columns: 'titles', language, totals: false } as const;
      const titles = layoutOf(list, columns, options, 'Walee').map(({ title }) => title.toLowerCase());
      expect(
        titles.filter((title, index) => titles.indexOf(title) !== index),
        `${list} ${language}`,
      ).toEqual([]);
    }
  }
});

test('the billing export tells whether somebody marked a row', async () => {
  const { bytes } = await exported({ list: 'billing', format: 'csv', filters: period() });
  const [head = '', ...rows] = bytes.toString().trimEnd().split('\r\n');
  expect(head.split(',').slice(-2)).toEqual(['Status', 'Marked']);
  expect(rows.map((row) => row.split(',').slice(-2))).toEqual([['Not marked', 'No']]);
  const forPrograms = await exported({ list: 'billing', format: 'csv', columns: 'api', filters: period() });
  const [names = '', ...values] = forPrograms.bytes.toString().trimEnd().split('\r\n');
  expect(names.split(',').slice(-2)).toEqual(['status', 'marked']);
  expect(values.map((row) => row.split(',').slice(-2))).toEqual([['Failed', 'false']]);
});

test('columns of ids and email addresses are wide enough in a workbook', () => {
  const options = { columns: 'titles', language: 'en', totals: false } as const;
  const widths = layoutOf('merchants', ['_id', 'name', 'supportEmail', 'accountBalance'], options, 'Walee');
  expect(widths.map(({ width }) => width)).toEqual([34, undefined, 34, undefined]);
  const ids = layoutOf('transactions', ['transactionId', 'orderId'], options, 'Walee');
  expect(ids.map(({ width }) => width)).toEqual([34, undefined]);
});

test('a CSV export has the titles of the screen and local times, and no control totals by default', async () => {
  const { bytes, answer } = await exported({ list: 'transactions', format: 'csv', filters: period() });
  const [head = '', row = '', ...rest] = bytes.toString().split('\r\n');
  expect(head).toContain('ID,Order ID,Account,Country,Operator,Product,Service Name,Transaction Date/Time,');
  expect(head).toContain('Transaction Amount,Merchant Share (96%),Walee Share (4%),Net Amount,Status,');
  const { created_at } = await world.gateway.db
    .selectFrom('transactions')
    .select('created_at')
    .where('amount', '=', '450.5')
    .executeTakeFirstOrThrow();
  const parts = new Intl.DateTimeFormat('sv-SE', {
    ...({ dateStyle: 'short', timeStyle: 'medium' } as const),
    timeZone: 'Africa/Cairo',
  });
  expect(row).toContain(`,${parts.format(created_at)},450.5,`);
  expect(rest).toEqual(['']);
  expect(nameOf(answer)).toBe(`transactions_${addDays(today(), -1)}_${today()}.csv`);
});

test.each([
  ['ar', 'المبلغ الصافي', 'الصفوف'],
  ['ur', 'خالص رقم', 'سطریں'],
])('an export in the language %s has its titles and totals', async (language, title, rows) => {
  const asked = { list: 'transactions', format: 'csv', filters: period(), language, totals: true };
  const text = (await exported(asked)).bytes.toString();
  expect(text.split('\r\n')[0]).toContain(title);
  expect(text).toContain(`${rows},1\r\n`);
});

test.each([
  ['en', 'Filter,"Country: Egypt, Currency: EGP"', 'Sorted by,"Transaction Amount, descending"'],
  ['ar', 'عامل التصفية,الدولة: مصر، العملة: EGP', 'مرتّب حسب,مبلغ المعاملة، تنازليًا'],
])('control totals in the language %s name the order by its column', async (language, filter, order) => {
  const filters = { ...period(), sort: '-amount' };
  const asked = { list: 'transactions', format: 'csv', filters, language, totals: true };
  const lines = (await exported(asked)).bytes.toString().split('\r\n');
  expect(lines).toContain(filter);
  expect(lines).toContain(order);
});

test('an export names every filter, and the way a settlement was computed', () => {
  for (const list of ['loanTransactions', 'loanStatement'])
    expect(exportColumn(list, 'id')?.title[1]).toBe('معرّف الحساب');
  expect(exportColumn('settlements', 'math')?.values?.integer?.[0]).toBe('Integer parsing');
});

test('a workbook has real dates and numbers, and its control totals on a sheet of their own', async () => {
  const { bytes } = await exported({ list: 'transactions', format: 'xlsx', filters: period() });
  const book = read(bytes, { type: 'buffer', cellNF: true });
  expect(book.SheetNames).toEqual(['Transactions', 'Totals']);
  const sheet = book.Sheets.Transactions ?? {};
  const titles = utils.sheet_to_json<string[]>(sheet, { header: 1 })[0] ?? [];
  const cellOf = (title: string) => sheet[utils.encode_cell({ r: 1, c: titles.indexOf(title) })];
  expect(cellOf('Transaction Date/Time')).toMatchObject({ t: 'n', w: expect.stringContaining(today()) });
  expect(cellOf('Transaction Amount')).toMatchObject({ t: 'n', v: 450.5, z: '#,##0.00#' });
  expect(utils.sheet_to_json(book.Sheets.Totals ?? {}, { header: 1 })).toEqual([
    ['Rows', 1],
    ['Rows, Success', 1],
    ['Sum: Transaction Amount, Success, EGP', 450.5],
    ['Sum: Merchant Share (96%), Success, EGP', 427.97],
    ['Sum: Walee Share (4%), Success, EGP', 18.02],
    ['Sum: Net Amount, Success, EGP', 445.99],
    ['Sum: Carrier Share, Success, EGP', 4.51],
    ['Filter', 'Country: Egypt, Currency: EGP'],
    ['Period', `${period().dateFrom} – ${period().dateTo}`],
    ['Time zone', 'Africa/Cairo'],
    ['As of', expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)],
    ['Exported by', expect.any(String)],
  ]);
});

test.each([
  ['ar', ['عمليات الصرف', 'الإجماليات']],
  ['ur', ['ادائیگیاں', 'مجموعے']],
] as const)('a workbook in the language %s has its sheet names', async (language, names) => {
  const { bytes } = await exported({ list: 'payouts', format: 'xlsx', language });
  expect(read(bytes, { type: 'buffer', bookSheets: true }).SheetNames).toEqual(names);
});

test('control totals name the account of a filter, and the sheet is called by its code for programs', async () => {
  const tenant = await newTenant(world.gateway, unique('Named'));
  const { merchantId } = tenant;
  const asked = { list: 'payouts', format: 'csv', totals: true, filters: { userTypeId: merchantId } };
  const lines = async (changes: object) =>
    (await exported({ ...asked, ...changes })).bytes.toString().split('\r\n');
  const { name } = await world.gateway.db
    .selectFrom('merchants')
    .select('name')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  expect(await lines({})).toContain(`Filter,Merchant: ${name} (${merchantId})`);
  expect(await lines({ language: 'ar' })).toContain(`عامل التصفية,التاجر: ${name} (${merchantId})`);
  expect(await lines({ language: 'ar', filters: { status: 'Rejected' } })).toContain(
    'عامل التصفية,الحالة: مرفوض',
  );
  expect(await lines({ columns: 'api' })).toContain(`Filter,userTypeId: ${merchantId}`);
  const id = `lac_${merchantId.slice(4)}`;
  const loans = await lines({ list: 'loanTransactions', filters: { id } });
  expect(loans).toContain(`Filter,Merchant: ${name} (${id})`);
  const { bytes } = await exported({ ...asked, format: 'xlsx', columns: 'api' });
  expect(read(bytes, { type: 'buffer', bookSheets: true }).SheetNames[0]).toBe('payouts');
});

test("control totals do not name the service of another account to a merchant's user", async () => {
  const [own, other] = [await newTenant(world.gateway, unique('Own')), world.delta];
  const userToken = await signIn(world, await newUser(world, unique('own'), own.merchantId));
  const facts = async (serviceId: string) => {
    const asked = { list: 'transactions', format: 'csv', totals: true };
    const filters = { ...period(), serviceId };
    return (await exported({ ...asked, filters }, userToken)).bytes.toString();
  };
  expect(await facts(own.service.serviceId)).toContain(`(${own.service.serviceId})`);
  const foreign = await facts(other.service.serviceId);
  expect(foreign).toContain(`: ${other.service.serviceId}`);
  expect(foreign).not.toContain(`(${other.service.serviceId})`);
});

test('a file of a list without a period is named for the day, and one of payouts as its specification says', async () => {
  const names = [];
  for (const list of ['webhookDeliveries', 'payouts', 'fileRecords'])
    names.push(nameOf((await exported({ list, format: 'xlsx' })).answer));
  const [year, month, day] = today().split('-');
  const payouts = `Loan_Disbursements_${day}-${month}-${year}.xlsx`;
  expect(names).toEqual([`webhook_deliveries_${today()}.xlsx`, payouts, payouts]);
});

test("an export has a package's callback, a product's sizes and colours, and a service's status in words", async () => {
  const tenant = await newTenant(world.gateway, unique('Columns'));
  const callbackUrl = 'https://shop.example/paid';
  await world.asOwner('addPackage', {
    body: {
      ...{ name: 'Monthly', amount: '120', currency: 'EGP', country: 'Egypt', callbackUrl },
      serviceId: tenant.service.serviceId,
    },
  });
  const attributes = { size: ['M', 'L'], color: ['White', 'أزرق'], productPrice: 350.5 };
  await world.asOwner('addProduct', {
    body: { merchantId: tenant.merchantId, name: 'T-shirt', attributes },
  });
  const csv = async (list: string) => (await exported({ list, format: 'csv' })).bytes.toString();
  expect(await csv('packages')).toContain(`,${callbackUrl},`);
  expect(await csv('products')).toContain('"M, L","White, أزرق",350.5');
  expect(await csv('services')).toContain(',Active,');
  const [head = ''] = (await csv('payouts')).split('\r\n');
  for (const title of ['Bank Account', 'Service ID', 'Country Code']) expect(head).toContain(title);
});

test('an export of payouts has the flags that the list shows, in words', async () => {
  const tenant = await newTenant(world.gateway, unique('Flagged'));
  const form = {
    ...{
      serviceId: tenant.service.serviceId,
      amount: 75,
      fullName: 'Hoda Salem',
      nationalId: '29901011234567',
    },
    ...{ beneficiaryEmail: 'hoda@mail.example', countryCode: 'EG' },
  } as const;
  for (const msisdn of ['201011112222', '201033334444'])
    expect((await world.asOwner('addPayout', { body: { ...form, msisdn } })).status).toBe(200);
  const filters = { userTypeId: tenant.merchantId };
  const text = async (changes: object) =>
    (await exported({ list: 'payouts', format: 'csv', filters, ...changes })).bytes.toString();
  expect((await text({})).match(/,EGP,"Same person, Your request",/g)).toHaveLength(2);
  expect(await text({ language: 'ar' })).toContain(',EGP,نفس الشخص، طلبك,');
  expect(await text({ columns: 'api' })).toContain('"[""same-national-id"",""own""]"');
});

test('an export of payouts has the approval date that the list shows: none while a payout is pending', async () => {
  const tenant = await newTenant(world.gateway, unique('Dated'));
  const { id } = await newPayout(world.gateway, tenant, { amount: 75 });
  const dates = async () => {
    const asked = { list: 'payouts', format: 'csv', filters: { userTypeId: tenant.merchantId } };
    const [head = '', row = ''] = (await exported(asked)).bytes.toString().split('\r\n');
    const cells = row.split(',');
    return ['Email', 'Requested Date', 'Approval Date'].map((title) => cells[head.split(',').indexOf(title)]);
  };
  const [email, requested, none] = await dates();
  expect([email, none]).toEqual([expect.stringContaining('@'), '']);
  await world.asOwner('setPayoutStatus', { body: { id, status: 'Rejected' } });
  expect(await dates()).toEqual([email, requested, expect.stringMatching(/^\d{4}-\d\d-\d\d /)]);
});

test('an export of webhook deliveries has the order that each is about', async () => {
  const { db, now } = world.gateway;
  await db
    .insertInto('webhook_deliveries')
    .values({
      ...{ id: 'whd_order', event_id: 'evt_order', type: 'payment.succeeded', status: 'failed', attempts: 1 },
      ...{ user_type_id: world.nile.merchantId, service_id: world.nile.service.id, created_at: now() },
      ...{ url: 'https://shop.example/hooks', payload: '{"data":{"orderId":"NB-77"}}' },
      ...{ last_status: 500, last_error: null },
    })
    .execute();
  const { bytes } = await exported({ list: 'webhookDeliveries', format: 'csv' });
  expect(bytes.toString()).toContain(',https://shop.example/hooks,NB-77,Failed,1,');
});

test.each([
  ['ar', 'مصر', 'ناجحة'],
  ['ur', 'مصر', 'کامیاب'],
] as const)(
  'an export in the language %s translates its values and its filter',
  async (language, egypt, success) => {
    const asked = { list: 'transactions', format: 'csv', filters: period(), language, totals: true };
    const text = (await exported(asked)).bytes.toString();
    expect(text).toContain(`,${egypt},`);
    expect(text).toContain(`,${success},`);
    expect(text).not.toMatch(/Egypt|Success/);
    const api = (await exported({ ...asked, columns: 'api' })).bytes.toString();
    expect(api).toContain(',Egypt,');
    expect(api).toContain(',Success,');
  },
);

test('an export shows the labels of codes as the screens do, and the statuses of payouts in English', () => {
  const shown = (list: string, field: string, code: string) => {
    const options = { columns: 'titles', language: 'ar', totals: false } as const;
    return layoutOf(list, [field], options, 'Walee')[0]?.values?.[code];
  };
  expect(shown('refunds', 'status', 'open')).toBe('يحتاج إلى مراجعة');
  expect(shown('subscriptions', 'subscriptionType', 'daily')).toBe('يومي');
  expect(shown('loanTransactions', 'paymentMethod', 'CASH')).toBe('نقدًا');
  expect(shown('payouts', 'payoutType', 'WALLET')).toBe('محفظة');
  // An approval file holds these words in English.
  expect(shown('payouts', 'status', 'Pending')).toBeUndefined();
});
