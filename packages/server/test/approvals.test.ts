import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { formatListDate } from '@daftar/domain';
import { operations } from '@daftar/openapi';
import { CFB, read, utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, token } from './support/api.ts';
import { balanceOf, expectSoundBooks } from './support/books.ts';
import { newMsisdn } from './support/catalogue.ts';
import { eventually } from './support/eventually.ts';
import { exportedFile, startExport } from './support/exports.ts';
import { tablesWith } from './support/find-text.ts';
import { newEndpoint } from './support/keys.ts';
import { deposit, newPayout, payoutForm } from './support/payouts.ts';
import { formOf, HEADERS, sheetOf, workbook } from './support/sheets.ts';
import { whenFree } from './support/when-free.ts';
import { newTenant, signedInUser, startWorld, unique, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => {
  await expectSoundBooks(world.gateway);
  await world.close();
});

const send = (bytes: Buffer, name?: string) =>
  whenFree(() => world.asOwner('uploadApprovalFile', { body: formOf(bytes, name) }));
const sendRows = (...rows: (string | number | undefined)[][]) => send(sheetOf([HEADERS, ...rows]));
const processFile = (fileName: string, more: object = {}) =>
  world.asOwner('processApprovalFile', { body: { fileName, ...more } });
/** Returns a file as Excel writes it when the user sets a password: a compound file with an encrypted package. */
function withPassword(): Buffer {
  const file = CFB.utils.cfb_new();
  // Version 4.4 (agile), then the description of the encryption.
  CFB.utils.cfb_add(file, '/EncryptionInfo', Buffer.from('0400040040000000', 'hex'));
  CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.alloc(4096, 7));
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

/** Returns a sheet of payouts in another spreadsheet format. */
function bookAs(bookType: 'ods' | 'xlsb'): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([HEADERS, ['PO-1', 'Approved', 1]]), 'Payouts');
  return write(book, { type: 'buffer', bookType }) as Buffer;
}

/** Returns a document that is not a spreadsheet, in a spreadsheet's container format. */
function documentAs(fileType: 'zip' | 'cfb'): Buffer {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(
    file,
    fileType === 'zip' ? '/word/document.xml' : '/WordDocument',
    Buffer.alloc(4096, 65),
  );
  return Buffer.from(CFB.write(file, { type: 'buffer', fileType }) as Uint8Array);
}

const refusal = (answer: { status: number; text: string }) => [
  answer.status,
  JSON.parse(answer.text).error_code,
];

async function tenantWithPayouts(money: number, ...amounts: number[]) {
  const tenant = await newTenant(world.gateway, unique('Approved'));
  if (money > 0) await deposit(world.gateway, tenant.merchantId, money);
  const payouts = [];
  for (const amount of amounts) payouts.push(await newPayout(world.gateway, tenant, { amount }));
  return { tenant, references: payouts.map(({ reference }) => reference) };
}

test('card numbers in the cells of an approval file are masked before they are stored', async () => {
  const card = '5204740000001002';
  const { references } = await tenantWithPayouts(1000, 100);
  const { body, status } = await sendRows(
    [card, 'Approved', 5],
    ['PO-unknown', `Approved ${card}`, 5],
    [references[0], 'Approved', card],
  );
  expect(status).toBe(200);
  expect(await tablesWith(world.gateway, card)).toEqual([]);
  const { rows } = await world.gateway.pool.query(
    'select reference, status, amount from approval_rows where file_name = $1 order by row',
    [body.fileName],
  );
  expect(rows).toEqual([
    { reference: '520474…1002', status: 'Approved', amount: '5' },
    { reference: 'PO-unknown', status: 'Approved 520474…1002', amount: '5' },
    { reference: references[0], status: 'Approved', amount: '520474…1002' },
  ]);
});

test('an approval file is checked row by row, processed once, and reported row by row', async () => {
  const { tenant, references } = await tenantWithPayouts(1000, 100, 200, 300);
  const [yes = '', no = '', odd = ''] = references;
  const rows = [
    [yes, 'Approved', '100.00'],
    [no, 'Rejected', undefined],
    ['PO-unknown', 'Approved', 5],
    [odd, 'Aproved', 300],
    ['=1+1', 'Approved', 1],
  ];
  const { body } = await sendRows(...rows);
  expect(body).toMatchObject({
    originalName: 'approvals.xlsx',
    fileName: expect.stringMatching(/^upl_\w+\.xlsx$/),
    total: 5,
    Approved: 3,
    Rejected: 1,
    invalidStatus: ['Aproved'],
    amount: 100,
    currency: 'EGP',
    verdicts: { 'will-approve': 1, 'will-reject': 1, 'unknown-reference': 2, 'invalid-status': 1 },
  });
  const params = { fileName: body.fileName };
  expect((await world.asOwner('getApprovalSummary', { params })).body).toEqual(body);
  const verdicts = await world.asOwner('getApprovalVerdicts', { params, query: '?sort=row&limit=2' });
  expect(verdicts.body).toMatchObject({
    total: 5,
    pages: 3,
    data: [
      { row: 2, referanceNumber: yes, verdict: 'will-approve', payout: { amount: 100, status: 'Pending' } },
      { row: 3, verdict: 'will-reject' },
    ],
  });
  const some = await world.asOwner('getApprovalVerdicts', { params, query: '?verdict=unknown-reference' });
  expect(some.body.total).toBe(2);
  const done = await processFile(body.fileName, { size: body.size, total: 5, invalidStatus: 1 });
  expect(done.body).toMatchObject({ updatedRecords: 2, noOfTransactions: 5 });
  expect(await balanceOf(world.gateway, tenant.merchantId)).toBe(900);
  const result = await world.asOwner('getApprovalResult', { params: { id: done.body._id } });
  expect(result.headers.get('content-disposition')).toMatch(/^attachment; filename="result_/);
  const of = `نورا عبد الله,${tenant.name}`;
  expect(result.text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'row,referanceNumber,status,amount,currency,beneficiary,merchant,result,resultCode',
    `2,${yes},Approved,100.00,EGP,${of},Approved,Approved`,
    `3,${no},Rejected,200,EGP,${of},Rejected,Rejected`,
    '4,PO-unknown,Approved,5,,,,Unknown reference,unknown-reference',
    `5,${odd},Aproved,300,EGP,${of},Invalid status,invalid-status`,
    "6,'=1+1,Approved,1,,,,Unknown reference,unknown-reference",
    '',
  ]);
  const inArabic = { params: { id: done.body._id }, query: '?language=ar' };
  const translated = (await world.asOwner('getApprovalResult', inArabic)).text
    .replace('\uFEFF', '')
    .split('\r\n');
  expect(translated.slice(0, 2)).toEqual([
    'الصف,الرقم المرجعي,الحالة,المبلغ,العملة,المستفيد,التاجر,النتيجة,رمز النتيجة',
    `2,${yes},Approved,100.00,EGP,${of},تمت الموافقة,Approved`,
  ]);
  expect(translated[3]).toContain(',رقم مرجعي غير معروف,unknown-reference');
  const again = await processFile(body.fileName);
  const day = formatListDate(done.body.createdDate, world.gateway.settings.ownerTimeZone);
  expect([again.status, again.problem.errors]).toEqual([
    409,
    [{ message: `This file was already processed on ${day}`, code: 'file-processed', values: { date: day } }],
  ]);
  const discarded = await world.asOwner('discardApprovalFile', { params });
  expect(discarded.status).toBe(409);
  const listed = await world.asOwner('listApprovalFiles', { body: { q: 'approvals' } });
  const { results, changed, changes, ...record } = done.body;
  expect(listed.body.data).toContainEqual(record);
  expect([results['will-approve' as 'Approved'], results.Approved, changed, changes]).toEqual([
    undefined,
    1,
    0,
    [],
  ]);
});

test('the result file escapes cells that a spreadsheet reads as formulas, also after leading spaces', async () => {
  const formulas = [' =1+1', '\uFF1Dcmd', '\u00A0@SUM(A1)', ' +1'];
  const { body } = await sendRows(...formulas.map((text) => [text, text, 1]));
  const done = await processFile(body.fileName);
  const { text } = await world.asOwner('getApprovalResult', { params: { id: done.body._id } });
  for (const cell of text.split(/[,\r\n]+/)) expect(cell).not.toMatch(/^\s*[=+@＝]/);
  expect(text.match(/'/g)).toHaveLength(2 * formulas.length);
});

test('an approval file that is uploaded several times and processed concurrently is processed once', async () => {
  const { tenant, references } = await tenantWithPayouts(1000, 100);
  const bytes = sheetOf([HEADERS, [references[0], 'Approved', 100]]);
  const uploads = [];
  for (const name of ['a.xlsx', 'b.xlsx', 'c.xlsx']) uploads.push((await send(bytes, name)).body.fileName);
  const answers = await Promise.all([...uploads, ...uploads].map((fileName) => processFile(fileName)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await balanceOf(world.gateway, tenant.merchantId)).toBe(900);
});

test('the dry run covers payouts in the order of the file, and Proceed approves the same ones', async () => {
  const { tenant, references } = await tenantWithPayouts(250, 100, 100, 100);
  const bytes = sheetOf([HEADERS, ...references.map((reference) => [reference, 'Approved', 100])]);
  const { body } = await send(bytes);
  expect(body).toMatchObject({
    amount: 200,
    sums: [{ currency: 'EGP', approves: 2, rejects: 0, amount: 200 }],
    verdicts: { 'will-approve': 2, 'not-covered': 1 },
  });
  const params = { fileName: body.fileName };
  const left = await world.asOwner('getApprovalVerdicts', { params, query: '?verdict=not-covered' });
  expect(left.body.data.map(({ row }) => row)).toEqual([4]);
  const done = await processFile(body.fileName);
  expect(done.body).toMatchObject({
    updatedRecords: 2,
    results: { Approved: 2, 'not-covered': 1 },
    changed: 0,
    changes: [],
  });
  expect(await balanceOf(world.gateway, tenant.merchantId)).toBe(50);
});

test('Proceed processes the valid rows and names each row that changed since the dry run', async () => {
  const { tenant, references } = await tenantWithPayouts(300, 100, 100, 100);
  const other = await newPayout(world.gateway, tenant, { amount: 150 });
  const { body } = await sendRows(...references.map((reference) => [reference, 'Approved', 100]));
  expect(body.verdicts['will-approve']).toBe(3);
  const { id } = await world.gateway.db
    .selectFrom('payouts')
    .select('id')
    .where('reference', '=', references[0] ?? '')
    .executeTakeFirstOrThrow();
  await world.asOwner('setPayoutStatus', { body: { id, status: 'Rejected' } });
  await world.asOwner('setPayoutStatus', { body: { id: other.id, status: 'Approved' } });
  const done = await processFile(body.fileName);
  expect(done.status, done.text).toBe(200);
  expect(done.body).toMatchObject({
    updatedRecords: 1,
    results: { Approved: 1, 'already-decided': 1, 'not-covered': 1 },
    changed: 2,
    changes: [
      { row: 2, referanceNumber: references[0], verdict: 'will-approve', result: 'already-decided' },
      { row: 4, referanceNumber: references[2], verdict: 'will-approve', result: 'not-covered' },
    ],
  });
  const params = { fileName: body.fileName };
  const changed = await world.asOwner('getApprovalVerdicts', { params, query: '?changed=true' });
  expect(changed.body.data.map(({ row, result }) => [row, result])).toEqual([
    [2, 'already-decided'],
    [4, 'not-covered'],
  ]);
  expect(await balanceOf(world.gateway, tenant.merchantId)).toBe(50);
});

test('an approval file may hold payouts of several currencies, each with its own sum', async () => {
  const { tenant, references } = await tenantWithPayouts(1000, 100, 300);
  const { db } = world.gateway;
  await db
    .updateTable('payouts')
    .set({ currency: 'USD' })
    .where('reference', '=', references[1] ?? '')
    .execute();
  const { body } = await sendRows([references[0], 'Approved', 100], [references[1], 'Rejected', 300]);
  expect(body).toMatchObject({
    sums: [
      { currency: 'EGP', approves: 1, rejects: 0, amount: 100 },
      { currency: 'USD', approves: 0, rejects: 1, amount: 0 },
    ],
  });
  expect([body.amount, body.currency]).toEqual([undefined, undefined]);
  const summary = await world.asOwner('getApprovalSummary', { params: { fileName: body.fileName } });
  expect(summary.body).toEqual(body);
  expect((await processFile(body.fileName)).body.updatedRecords).toBe(2);
  expect(await balanceOf(world.gateway, tenant.merchantId)).toBe(900);
});

test('an approval file with thousands of empty rows between two payouts is processed whole', async () => {
  const { tenant, references } = await tenantWithPayouts(150, 100, 150);
  const [first = '', last = ''] = references;
  const gap = Array.from({ length: 4_200 }, () => []);
  const { body } = await sendRows([first, 'Approved', 100], ...gap, [last, 'Approved', 150]);
  expect(body.verdicts).toMatchObject({ 'will-approve': 1, 'not-covered': 1 });
  const params = { fileName: body.fileName };
  const out = await world.asOwner('takeOutApprovalRows', { params, body: { out: true, rows: [2] } });
  expect(out.body.verdicts).toMatchObject({ 'will-approve': 1, 'taken-out': 1 });
  const done = await processFile(body.fileName);
  expect(done.body).toMatchObject({ updatedRecords: 1, results: { Approved: 1, 'taken-out': 1 } });
  expect(await balanceOf(world.gateway, tenant.merchantId)).toBe(0);
});

test("Proceed sends each decision to the merchant's endpoints, and nothing to other merchants", async () => {
  const { tenant, references } = await tenantWithPayouts(500, 100, 200);
  const other = await tenantWithPayouts(500, 300);
  const { id } = await newEndpoint(world, tenant, { events: ['payout.approved', 'payout.rejected'] });
  const { body } = await sendRows(
    [references[0], 'Approved', 100],
    [references[1], 'Rejected', 200],
    [other.references[0], 'Approved', 300],
  );
  expect((await processFile(body.fileName)).body.updatedRecords).toBe(3);
  const sent = await world.gateway.db
    .selectFrom('webhook_deliveries')
    .select(['user_type_id', 'endpoint_id', 'type', 'payload'])
    .where('user_type_id', 'in', [tenant.merchantId, other.tenant.merchantId])
    .orderBy('type')
    .execute();
  expect(
    sent.map(({ payload, ...delivery }) => ({ ...delivery, reference: JSON.parse(payload).data.reference })),
  ).toEqual([
    { user_type_id: tenant.merchantId, endpoint_id: id, type: 'payout.approved', reference: references[0] },
    { user_type_id: tenant.merchantId, endpoint_id: id, type: 'payout.rejected', reference: references[1] },
  ]);
});

test('a row that is taken out is skipped, and its amount becomes available for the rows below', async () => {
  const { tenant, references } = await tenantWithPayouts(200, 100, 100, 100, 50);
  const { body } = await sendRows(...references.map((reference) => [reference, 'Approved', undefined]), [
    'PO-none',
    'Aproved',
    undefined,
  ]);
  expect(body.verdicts).toMatchObject({ 'will-approve': 2, 'not-covered': 2, 'invalid-status': 1 });
  expect(body.totals).toEqual([
    { verdict: 'will-approve', currency: 'EGP', rows: 2, amount: 200 },
    { verdict: 'invalid-status', rows: 1, amount: 0 },
    { verdict: 'not-covered', currency: 'EGP', rows: 2, amount: 150 },
  ]);
  const params = { fileName: body.fileName };
  const choose = async (choice: object) => {
    const answer = await world.asOwner('takeOutApprovalRows', { params, body: choice });
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };
  const out = await choose({ out: true, rows: [2] });
  expect(out.verdicts).toMatchObject({ 'will-approve': 2, 'not-covered': 1, 'taken-out': 1 });
  expect(out.sums).toEqual([{ currency: 'EGP', approves: 2, rejects: 0, amount: 200 }]);
  const none = await choose({ out: true, verdict: 'will-approve' });
  expect(none.verdicts).toMatchObject({ 'will-approve': 1, 'not-covered': 0, 'taken-out': 3 });
  const back = await choose({ out: false, verdict: 'taken-out', q: references[0] });
  expect(back.verdicts).toMatchObject({ 'will-approve': 2, 'not-covered': 0, 'taken-out': 2 });
  const { body: summary } = await world.asOwner('getApprovalSummary', { params });
  expect(summary).toEqual(back);
  const shown = await world.asOwner('getApprovalVerdicts', { params, query: '?verdict=taken-out' });
  expect(shown.body.data.map(({ row }) => row)).toEqual([3, 4]);

  const done = await processFile(body.fileName);
  expect(done.body).toMatchObject({
    updatedRecords: 2,
    results: { Approved: 2, 'taken-out': 2 },
    changed: 0,
  });
  expect(await balanceOf(world.gateway, tenant.merchantId)).toBe(50);
  const after = await world.asOwner('getApprovalSummary', { params });
  expect(after.body).toMatchObject({ recordId: done.body._id, changed: 0, verdicts: { 'taken-out': 2 } });
  const progress = await world.asOwner('getApprovalProgress', { params });
  expect(progress.body).toEqual({ done: 5, total: 5 });
  const late = await world.asOwner('takeOutApprovalRows', { params, body: { out: true, rows: [2] } });
  expect(late.status).toBe(409);
});

test('a payout that is listed twice is decided as the row says that is left when the other is taken out', async () => {
  const { tenant, references } = await tenantWithPayouts(100, 60, 60, 60);
  const [twice, thrice, once] = references;
  const { body } = await sendRows(
    [twice, 'Approved', undefined],
    [` ${twice} `, 'Rejected', undefined],
    [thrice, 'Approved', undefined],
    [thrice, 'Approved', 61],
    [thrice, 'Aproved', undefined],
    [once, 'Approved', undefined],
  );
  const params = { fileName: body.fileName };
  const verdicts = async () => {
    const { body: shown } = await world.asOwner('getApprovalVerdicts', { params, query: '?sort=row' });
    return shown.data.map(({ verdict }) => verdict);
  };
  const choose = async (out: boolean, ...rows: number[]) => {
    const answer = await world.asOwner('takeOutApprovalRows', { params, body: { out, rows } });
    expect(answer.status, answer.text).toBe(200);
    return verdicts();
  };
  const twoOf = ['listed-twice', 'listed-twice'];
  const threeOf = ['listed-twice', 'listed-twice', 'invalid-status'];
  expect(await verdicts()).toEqual([...twoOf, ...threeOf, 'will-approve']);
  // The row that is left is above the other one, so it takes the money first.
  expect(await choose(true, 3)).toEqual(['will-approve', 'taken-out', ...threeOf, 'not-covered']);
  expect(await choose(false, 3)).toEqual([...twoOf, ...threeOf, 'will-approve']);
  expect(await choose(true, 2)).toEqual(['taken-out', 'will-reject', ...threeOf, 'will-approve']);
  // Two of the three rows are left, so they still contradict each other.
  expect((await choose(true, 4)).slice(2, 5)).toEqual(['taken-out', 'listed-twice', 'invalid-status']);
  expect((await choose(true, 6)).slice(2, 5)).toEqual(['taken-out', 'amount-differs', 'taken-out']);
  const done = await processFile(body.fileName);
  expect(done.body).toMatchObject({
    updatedRecords: 2,
    results: { Approved: 1, Rejected: 1, 'amount-differs': 1, 'taken-out': 3 },
    changed: 0,
  });
  expect(await balanceOf(world.gateway, tenant.merchantId)).toBe(40);
});

test('verdicts carry the reasons to look twice at their payouts', async () => {
  const tenant = await newTenant(world.gateway, unique('Flagged'));
  const msisdn = newMsisdn();
  const first = await newPayout(world.gateway, tenant, { amount: 100, msisdn, nationalId: '29001011234001' });
  const second = await newPayout(world.gateway, tenant, {
    amount: 100,
    msisdn,
    nationalId: '29001011234002',
  });
  const other = await newPayout(world.gateway, tenant, { amount: 99, nationalId: '29001011234003' });
  await world.asOwner('addBlacklistEntry', { body: { msisdn: other.msisdn } });
  const rows = [first, second, other];
  const { body } = await sendRows(...rows.map(({ reference }) => [reference, 'Rejected', undefined]));
  const { body: page } = await world.asOwner('getApprovalVerdicts', { params: { fileName: body.fileName } });
  expect(page.data.map(({ payout }) => [payout?.flags, payout?.isOwn])).toEqual([
    [[{ code: 'same-msisdn', payouts: [second.reference] }], false],
    [[{ code: 'same-msisdn', payouts: [first.reference] }], false],
    [[{ code: 'blacklisted' }], false],
  ]);
});

test('rows are counted and selected by the flags of their payouts, and flagged rows can be taken out', async () => {
  const tenant = await newTenant(world.gateway, unique('Flagged'));
  await deposit(world.gateway, tenant.merchantId, 1000);
  const msisdn = newMsisdn();
  const bank = { payoutType: 'BANK' as const, bankName: 'Banque Misr', bankNo: `EG38${newMsisdn()}` };
  const alike = { amount: 100, msisdn, nationalId: '29001011234011', ...bank };
  const made = [];
  for (const changes of [alike, alike, { amount: 99, msisdn, nationalId: '29001011234011' }, { amount: 98 }])
    made.push(await newPayout(world.gateway, tenant, changes));
  await world.asOwner('addBlacklistEntry', { body: { msisdn: made[3]?.msisdn ?? '' } });
  const asked = await world.asOwner('addPayout', { body: payoutForm(tenant, { amount: 97 }) });
  const references = [...made.map(({ reference }) => reference), asked.body.referanceNumber];
  const { body } = await sendRows(...references.map((reference) => [reference, 'Rejected', undefined]));
  const counts = { 'same-msisdn': 2, 'same-national-id': 2, 'same-bank-account': 2, blacklisted: 1 };
  expect(body.flags).toEqual({ any: 4, ...counts, 'own-request': 1, 'hidden-row': 0 });
  const params = { fileName: body.fileName };
  const rowsOf = async (query: string) =>
    (await world.asOwner('getApprovalVerdicts', { params, query })).body.data.map(({ row }) => row);
  expect(await rowsOf('?flag=any')).toEqual([2, 3, 5, 6]);
  expect(await rowsOf('?flag=same-bank-account')).toEqual([2, 3]);
  expect(await rowsOf('?flag=own-request')).toEqual([6]);
  // The numbers follow from the flags that the rows show.
  const shown = (await world.asOwner('getApprovalVerdicts', { params })).body.data;
  const codes = shown.flatMap(({ payout }) => payout?.flags?.map(({ code }) => code) ?? []);
  expect(codes.toSorted()).toEqual(
    Object.entries(counts)
      .flatMap(([code, number]) => Array<string>(number).fill(code))
      .toSorted(),
  );
  expect(await rowsOf('?flag=blacklisted&verdict=will-approve')).toEqual([]);
  const out = await world.asOwner('takeOutApprovalRows', {
    params,
    body: { out: true, flag: 'same-msisdn' },
  });
  expect(out.body.verdicts).toMatchObject({ 'taken-out': 2, 'will-reject': 3 });
  expect(out.body.flags).toMatchObject({ any: 2, 'same-msisdn': 0 });
  expect(await rowsOf('?flag=any')).toEqual([5, 6]);
  expect(await rowsOf('?flag=any&verdict=taken-out')).toEqual([2, 3]);
  const { body: read } = await world.asOwner('getApprovalSummary', { params });
  expect(read.flags).toEqual(out.body.flags);
});

test('a payout that is deleted after the dry run is reported as deleted, before and after Proceed', async () => {
  const { tenant, references } = await tenantWithPayouts(300, 100, 100);
  const { body } = await sendRows(...references.map((reference) => [reference, 'Approved', 100]), [
    'PO-never',
    'Approved',
    100,
  ]);
  const { id } = await world.gateway.db
    .selectFrom('payouts')
    .select('id')
    .where('reference', '=', references[0] ?? '')
    .executeTakeFirstOrThrow();
  expect((await world.asOwner('deletePayout', { params: { id } })).status).toBe(204);
  const params = { fileName: body.fileName };
  const dry = await world.asOwner('getApprovalVerdicts', { params });
  const expected = ['payout-deleted', 'will-approve', 'unknown-reference'];
  expect(dry.body.data.map(({ verdict }) => verdict)).toEqual(expected);
  const done = await processFile(body.fileName);
  expect(done.body).toMatchObject({
    updatedRecords: 1,
    results: { Approved: 1, 'payout-deleted': 1, 'unknown-reference': 1 },
    changed: 1,
    changes: [{ row: 2, referanceNumber: references[0], verdict: 'will-approve', result: 'payout-deleted' }],
  });
  const result = await world.asOwner('getApprovalResult', { params: { id: done.body._id } });
  expect(result.text).toContain(`2,${references[0]},Approved,100,,,,Payout deleted,payout-deleted`);
  expect(await balanceOf(world.gateway, tenant.merchantId)).toBe(200);
});

test("an approval file skips payouts that are already decided and the approver's own payouts", async () => {
  const { tenant, references } = await tenantWithPayouts(1000, 100, 100);
  const own = await world.asOwner('addPayout', {
    body: {
      serviceId: tenant.service.serviceId,
      amount: 70,
      fullName: 'Omar',
      nationalId: '29001011234321',
      msisdn: '201001234567',
      beneficiaryEmail: 'omar@mail.example',
      countryCode: 'EG',
    },
  });
  const all = [...references, own.body.referanceNumber];
  const { body } = await sendRows(...all.map((reference) => [reference, 'Approved', undefined]));
  expect(body.verdicts).toMatchObject({ 'will-approve': 2, 'own-payout': 1 });
  const { id } = await world.gateway.db
    .selectFrom('payouts')
    .select('id')
    .where('reference', '=', references[0] ?? '')
    .executeTakeFirstOrThrow();
  await world.asOwner('setPayoutStatus', { body: { id, status: 'Rejected' } });
  const params = { fileName: body.fileName };
  const anew = await world.asOwner('getApprovalVerdicts', { params, query: '?verdict=already-decided' });
  expect(anew.body.total).toBe(1);
  const done = await processFile(body.fileName);
  expect(done.body.updatedRecords).toBe(1);
  const { text } = await world.asOwner('getApprovalResult', { params: { id: done.body._id } });
  expect(
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').at(-1)),
  ).toEqual(['already-decided', 'Approved', 'own-payout']);
  expect(await balanceOf(world.gateway, tenant.merchantId)).toBe(900);
});

test('an old upload that is being processed is kept and does not block other uploads', async () => {
  const { references } = await tenantWithPayouts(1000, 100);
  const { body } = await sendRows([references[0], 'Approved', 100]);
  const { db, payments } = world.gateway;
  await db
    .updateTable('approval_uploads')
    .set({ created_at: new Date(Date.now() - 48 * 3_600_000) })
    .where('file_name', '=', body.fileName)
    .execute();
  const holder = await payments.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from payouts where reference = $1 for update', [references[0]]);
  const processing = processFile(body.fileName);
  await eventually(async () => {
    const { rows } = await holder.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rows).not.toEqual([]);
  });
  expect((await sendRows(['PO-1', 'Approved', 1])).status).toBe(200);
  await holder.query('commit');
  holder.release();
  expect((await processing).body.updatedRecords).toBe(1);
});

test('only the uploader can use an approval file, and a discarded file returns 404', async () => {
  const { body } = await sendRows(['PO-1', 'Approved', 1]);
  const headers = token(await signedInUser(world, 'second-owner', 'Walee'));
  const params = { fileName: body.fileName };
  const theirs = [
    await call(world.backofficeUrl, 'getApprovalVerdicts', { headers, params }),
    await call(world.backofficeUrl, 'processApprovalFile', { headers, body: params }),
    await call(world.backofficeUrl, 'discardApprovalFile', { headers, params }),
  ];
  expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404]);
  const wrong = await processFile(body.fileName, { total: 2 });
  expect([wrong.status, wrong.problem.errors[0]?.field]).toEqual([400, 'total']);
  expect((await world.asOwner('discardApprovalFile', { params })).status).toBe(204);
  expect((await processFile(body.fileName)).status).toBe(404);
});

test('the answer and the dry run name the sheet that was read, the other ones and the rows that it hides', async () => {
  const book = utils.book_new();
  const shown = utils.aoa_to_sheet([HEADERS, ['PO-NONE-1', 'Approved', 1], ['PO-NONE-2', 'Approved', 1]]);
  shown['!rows'] = [{}, { hidden: true }];
  utils.book_append_sheet(book, utils.aoa_to_sheet([HEADERS, ['PO-OLD', 'Approved', 1]]), 'Old');
  utils.book_append_sheet(book, shown, 'Shown');
  book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
  const { body } = await send(bytes);
  const expected = {
    sheet: 'Shown',
    otherSheets: [{ name: 'Old', hidden: true, empty: false }],
    hiddenRows: [2],
    hiddenRowCount: 1,
  };
  expect(body).toMatchObject(expected);
  const params = { fileName: body.fileName };
  expect((await world.asOwner('getApprovalSummary', { params })).body).toMatchObject(expected);
  const { body: page } = await world.asOwner('getApprovalVerdicts', { params });
  expect(page.data.map(({ row, hidden }) => [row, hidden])).toEqual([
    [2, true],
    [3, undefined],
  ]);
  expect(body.flags).toMatchObject({ any: 1, 'hidden-row': 1 });
});

test('reads an approval file in the old xls format', async () => {
  const { references } = await tenantWithPayouts(1000, 100);
  const bytes = sheetOf([HEADERS, [references[0], 'Approved', 100]], 'xls');
  const { body } = await send(bytes, 'old.xls');
  expect([body.fileName.endsWith('.xls'), body.verdicts['will-approve']]).toEqual([true, 1]);
});

/**
 * Makes a sheet with a gap before its last row, 60,001. If that row were silently ignored, a payout would stay undecided
 * without notice.
 */
const withGap = (kind: 'xlsx' | 'xls') => () => {
  const rows: string[][] = [HEADERS, ['PO-1', 'Approved']];
  rows[60_000] = ['PO-2', 'Approved'];
  return sheetOf(rows, kind);
};

const withFormula = () => {
  const sheet = utils.aoa_to_sheet([HEADERS, ['PO-1', 'Approved', 1]]);
  sheet.C2 = { t: 'n', v: 1, f: '1+0' };
  return workbook(sheet);
};

test.each<[string, () => Buffer, [number, string]]>([
  ['a web page', () => Buffer.from('<html><table><tr><td>referanceNumber'), [400, 'not-a-sheet']],
  ['an ODS sheet', () => bookAs('ods'), [400, 'not-a-sheet']],
  ['an XLSB sheet', () => bookAs('xlsb'), [400, 'not-a-sheet']],
  ['another document in a zip archive', () => documentAs('zip'), [400, 'not-a-sheet']],
  ['another document in a compound file', () => documentAs('cfb'), [400, 'not-a-sheet']],
  ['an HTML page', () => Buffer.from('<html>'), [400, 'not-a-sheet']],
  [
    'a truncated workbook',
    () => sheetOf([HEADERS, ['PO-1', 'Approved']]).subarray(0, 2000),
    [400, 'broken-file'],
  ],
  [
    'a zip header without an archive',
    () => Buffer.from(`PK\u0003\u0004${'x'.repeat(500)}`),
    [400, 'broken-file'],
  ],
  ['a workbook with a password', withPassword, [400, 'password-protected']],
  ['a truncated compound file', () => Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), [400, 'broken-file']],
  ['a sheet without rows', () => sheetOf([HEADERS]), [400, 'no-rows']],
  ['an empty sheet', () => sheetOf([]), [400, 'no-rows']],
  [
    'a sheet without the required columns',
    () =>
      sheetOf([
        ['reference', 'status'],
        ['PO-1', 'Approved'],
      ]),
    [400, 'no-columns'],
  ],
  [
    'a sheet with a duplicate column',
    () =>
      sheetOf([
        [...HEADERS, 'STATUS'],
        ['PO-1', 'Approved'],
      ]),
    [400, 'no-columns'],
  ],
  ['a sheet with a formula', withFormula, [400, 'formula']],
  [
    'a file above the size limit',
    () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(11_000_000)]),
    [413, 'too-large'],
  ],
  [
    'a sheet with too many rows',
    () => sheetOf([HEADERS, ...Array.from({ length: 50_001 }, (_, n) => [`PO-${n}`, 'Approved'])]),
    [400, 'too-many-rows'],
  ],
  ['a row beyond the limit after a gap', withGap('xlsx'), [400, 'too-many-rows']],
  ['a row beyond the limit after a gap in an xls file', withGap('xls'), [400, 'too-many-rows']],
])('rejects %s and names the reason', async (_name, bytes, expected) => {
  const answer = await send(bytes());
  expect(refusal(answer), answer.text).toEqual(expected);
  expect(JSON.parse(answer.text).err_desc).toBe(answer.problem.message);
});

test('a file name that is too long is cut at a character boundary', async () => {
  const rows = sheetOf([HEADERS, ['PO-1', 'Approved']]);
  for (const name of ['x'.repeat(254), 'x'.repeat(255)]) {
    const answer = await send(rows, `${name}😀.xlsx`);
    expect([answer.status, answer.body.originalName]).toEqual([200, name]);
  }
});

test.each(['approvals.csv', 'approvals.xlsm', 'approvals', 'approvals.xlsx.ods'])(
  'rejects a file named %s with the message of its specification, whatever its content is',
  async (name) => {
    const answer = await send(sheetOf([HEADERS, ['PO-1', 'Approved']]), name);
    expect(refusal(answer)).toEqual([400, 'not-a-sheet']);
    expect(answer.problem.message).toBe('Only xlsx & xls files supported');
  },
);

test('rejects a file by its name before reading the file', async () => {
  const large = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(11_000_000)]);
  expect(refusal(await send(large, 'approvals.ods'))).toEqual([400, 'not-a-sheet']);
});

test('a large upload that is rejected by its name frees its connection for the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const form = new Response(formOf(Buffer.alloc(11_000_000), 'approvals.ods'));
  const body = Buffer.from(await form.arrayBuffer());
  const headers = {
    ...token(world.ownerToken),
    'content-type': form.headers.get('content-type') ?? '',
    'content-length': body.length,
  };
  const signal = AbortSignal.timeout(50_000);
  const upload = async (): Promise<number | undefined> => {
    const { path, method } = operations.uploadApprovalFile;

    const request = httpRequest(`${world.backofficeUrl}${path}`, { agent, method, headers, signal });
    request.end(body);
    const [answer] = await once(request, 'response');
    answer.resume();
    return answer.statusCode;
  };
  try {
    expect([await upload(), await upload()]).toEqual([400, 400]);
  } finally {
    agent.destroy();
  }
});

test.each(['csv', 'xlsx'] as const)('an exported %s file of payouts is an approval file', async (format) => {
  const { tenant, references } = await tenantWithPayouts(1000, 100, 200, 300);
  for (const language of ['en', 'ar', 'ur']) {
    const filters = { userTypeId: tenant.merchantId, sort: 'amount' };
    const asked = { list: 'payouts', format, columns: 'titles', totals: false, language, filters };
    const { body: made } = await startExport(world.backofficeUrl, world.ownerToken, asked);
    const { bytes } = await exportedFile(world.backofficeUrl, world.ownerToken, made._id);
    // For CSV, this opens the file in a spreadsheet program and saves it as a workbook.
    const sheet = read(bytes, { type: 'buffer', raw: format === 'csv' });
    const first = sheet.Sheets[sheet.SheetNames[0] ?? ''] ?? {};
    const untouched =
      format === 'xlsx' ? bytes : (write(sheet, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    const { body } = await send(untouched);
    expect(body).toMatchObject({ total: 3, invalidStatus: ['Pending', 'Pending', 'Pending'] });
    const rows = utils.sheet_to_json<string[]>(first, { header: 1 });
    expect(rows.slice(1).map(([reference]) => reference)).toEqual(references);
    const status = 1;
    for (const [index, row] of rows.entries())
      if (index > 0) row[status] = index === 3 ? 'Rejected' : 'Approved';
    const decided = await send(workbook(utils.aoa_to_sheet(rows)));
    expect(decided.body).toMatchObject({
      amount: 300,
      verdicts: { 'will-approve': 2, 'will-reject': 1, 'amount-differs': 0 },
    });
  }
});

test('rejects an upload that is not multipart, is empty or names another field', async () => {
  const json = await world.asOwner('uploadApprovalFile', { body: { file: 'x' } });
  expect(refusal(json)).toEqual([415, 'not-multipart']);
  const empty = await world.asOwner('uploadApprovalFile', { body: formOf(Buffer.alloc(0)) });
  const other = await world.asOwner('uploadApprovalFile', {
    body: formOf(sheetOf([HEADERS]), 'a.xlsx', 'other'),
  });
  expect([empty.status, other.status]).toEqual([400, 400]);
});

test('every rejected upload has error_code and err_desc, also when files are being read or nobody is signed in', async () => {
  // A large file, so that reading it takes a while.
  const rows = sheetOf([HEADERS, ...Array.from({ length: 20_000 }, (_, n) => [`PO-${n}`, 'Approved'])]);
  const upload = () => world.asOwner('uploadApprovalFile', { body: formOf(rows) });
  // The gateway reads at most two files at the same time.
  const answers = await Promise.all(Array.from({ length: 6 }, upload));
  const busy = answers.find(({ status }) => status === 503) ?? expect.unreachable('No upload was refused');
  expect(JSON.parse(busy.text)).toMatchObject({
    error_code: 'approvalFile.busy',
    err_desc: busy.problem.message,
  });
  expect(busy.headers.get('retry-after')).toBe('5');
  const stranger = await call(world.backofficeUrl, 'uploadApprovalFile', { body: formOf(rows) });
  expect([stranger.status, JSON.parse(stranger.text).err_desc]).toEqual([401, stranger.problem.message]);
  expect(JSON.parse(stranger.text).error_code).toMatch(/./);
});
