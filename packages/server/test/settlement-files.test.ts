import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepOpenRefund } from '../src/areas/checkout/refunds/keep-open-refund.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { expectProblem } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { eventually } from './support/eventually.ts';
import { payableOf, transactionOf } from './support/figures.ts';
import { newSession, today } from './support/payments.ts';
import { FakeProvider, refundRow, waitForRefund, walletPayment } from './support/refunds.ts';
import { whenFree } from './support/when-free.ts';
import { newTenant, startWorld, type Tenant, unique, type World } from './support/world.ts';

let world: World;
let provider: FakeProvider;
let shop: Tenant;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  provider = new FakeProvider();
  provider.install(world.gateway);
  const { providerFor } = world.gateway;
  world.gateway.providerFor = (name) => (name.toLowerCase() === 'fawry' ? providerFor('Fawry') : undefined);
  shop = await newTenant(world.gateway, unique('Reconciled'));
});
afterEach(() => expectSoundBooks(world.gateway));
afterAll(() => world.close());

const HEAD = 'type,reference,provider reference,amount,currency';

function formOf(text: string, name = 'fawry.csv'): FormData {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  return form;
}

interface Sent {
  days?: string;
  name?: string;
  provider?: string;
}

const upload = (rows: readonly string[], { days = '', name, provider: of = 'fawry' }: Sent = {}) =>
  whenFree(() =>
    world.asOwner('addSettlementFile', {
      query: days || `?provider=${of}&dateFrom=${today()}&dateTo=${today()}`,
      body: formOf([HEAD, ...rows].join('\r\n'), name),
    }),
  );

const linesOf = async (id: string, query = '') =>
  (await world.asOwner('listSettlementLines', { params: { id }, query: `?limit=500${query}` })).body.data;

/**
 * Returns a payment with our number and, if requested, an open refund: the provider refunded a part and did not report the
 * amount.
 */
async function payment(amount: number, isOpen = false) {
  const paid = await walletPayment(world, amount, shop);
  const attempt = await world.gateway.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', paid.sessionId)
    .executeTakeFirstOrThrow();
  if (isOpen) await inTransaction(world.gateway.db, (trx) => keepOpenRefund(trx, attempt, new Date()));
  return { ...paid, number: attempt.merchant_ref_number, attempt };
}

const openRefundOf = async (transactionId: string) =>
  world.gateway.db
    .selectFrom('refunds')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();

test('a file settles an open refund by its amount, once, and books it', async () => {
  const { id, number, sessionId } = await payment(100, true);
  const before = await payableOf(world, shop.merchantId);
  const rows = [`payment,${number},F1,100.00,EGP`, `refund,${number},R1,30.50,EGP`];
  const { status, body } = await upload(rows);
  expect([status, body.lines, body.settledRefunds]).toEqual([200, 2, 1]);
  const refund = await openRefundOf(id);
  expect(refund).toMatchObject({
    status: 'succeeded',
    amount: '30.500',
    closing_reason: 'Settlement file fawry.csv',
  });
  expect((await transactionOf(world, sessionId)).refunded_amount).toBe('30.500');
  expect(await payableOf(world, shop.merchantId)).toBeLessThan(before);
  const lines = await linesOf(body._id, '&verdict=settles-refund');
  expect(lines).toMatchObject([
    { row: 3, kind: 'refund', amount: 30.5, transactionId: id, refundId: refund.id },
  ]);
  const again = await upload(rows);
  expectProblem(again, 409);
  expect(again.problem.errors[0]).toMatchObject({ code: 'file-processed', values: { file: body._id } });
  // A file with the same rows but other bytes is another file. When it is uploaded, the refund is already settled.
  const other = await upload([...rows, '']);
  expect(other.body.settledRefunds).toBe(0);
  expect((await transactionOf(world, sessionId)).refunded_amount).toBe('30.500');
});

test('a file shows what is missing here, missing there, of another amount, listed twice and unreadable', async () => {
  const [listed, differs, lacks] = [await payment(100), await payment(200), await payment(300)];
  const { body } = await upload([
    `payment,${listed.number},,100,EGP`,
    `payment,${listed.number},,100,EGP`,
    `payment,${differs.number},,199.99,EGP`,
    'payment,nobody,,1,EGP',
    'fee,,F9,1,EGP',
  ]);
  expect((await linesOf(body._id)).slice(0, 5).map(({ verdict }) => verdict)).toEqual([
    'matched',
    'listed-twice',
    'amount-differs',
    'missing-here',
    'unreadable',
  ]);
  const missing = await linesOf(body._id, '&verdict=missing-there');
  expect(missing).toContainEqual(
    expect.objectContaining({ transactionId: lacks.id, expected: 300, kind: 'payment' }),
  );
  expect(missing.map(({ transactionId }) => transactionId)).not.toContain(listed.id);
  expect(body.counts).toContainEqual({
    verdict: 'amount-differs',
    kind: 'payment',
    currency: 'EGP',
    rows: 1,
    amount: 199.99,
  });
  expect(body).toMatchObject({ matched: 1, differing: 1, unknown: 1, unclear: 2, state: 'differs' });
  expect(body.missing).toBe(missing.length);
  const { data } = (await world.asOwner('listSettlementFiles', {})).body;
  expect(data[0]).toEqual(body);
  expect((await world.asOwner('getSettlementFile', { params: { id: body._id } })).body).toEqual(body);
});

test('a row says that its payment failed here, and shows our amount of every known one', async () => {
  const [paid, failed] = [await payment(100), await payment(200)];
  await world.asOwner('updateTransactionStatus', {
    body: { id: failed.id, status: 'Failed', reason: 'The bank says so' },
  });
  const theirs = `Fw${paid.number}x`;
  await world.gateway.db
    .updateTable('payment_attempts')
    .set({ provider_reference: theirs })
    .where('session_id', '=', paid.sessionId)
    .execute();
  const { body } = await upload([
    `payment,,\u200e${theirs.toUpperCase()},100,EGP`,
    `payment,${failed.number},,200,EGP`,
  ]);
  expect((await linesOf(body._id)).slice(0, 2)).toMatchObject([
    { verdict: 'matched', transactionId: paid.id, amount: 100, expected: 100 },
    { verdict: 'failed-here', transactionId: failed.id, amount: 200, expected: 200 },
  ]);
  expect(body).toMatchObject({ matched: 1, differing: 1, unknown: 0 });
});

test('a pending refund succeeds by a row of its amount, and not by another', async () => {
  const { id, number, sessionId } = await payment(100);
  provider.mode = 'accept';
  const { body: asked } = await world.asOwner('addRefund', {
    body: { transactionId: id, amount: 40, reason: 'Returned' },
  });
  await waitForRefund(world, asked._id, 'pending');
  expect((await upload([`refund,${number},,39.99,EGP`])).body.settledRefunds).toBe(0);
  expect((await upload([`refund,${number},,40,EGP`])).body.settledRefunds).toBe(1);
  expect((await refundRow(world, asked._id)).status).toBe('succeeded');
  expect((await transactionOf(world, sessionId)).refunded_amount).toBe('40.000');
});

test('a row above the remaining amount settles nothing', async () => {
  const { id, number } = await payment(100, true);
  const { body } = await upload([`refund,${number},,100.01,EGP`]);
  expect(body.settledRefunds).toBe(0);
  expect(await linesOf(body._id, '&verdict=amount-differs')).toMatchObject([{ expected: 100 }]);
  expect((await openRefundOf(id)).status).toBe('open');
});

test('two concurrent files with one open refund settle it once', async () => {
  const { number, sessionId } = await payment(100, true);
  const answers = await Promise.all(
    Array.from({ length: 2 }, (_, index) =>
      upload([`refund,${number},R1,25,EGP`, `payment,nobody${index},,1,EGP`]),
    ),
  );
  expect(answers.reduce((sum, { body }) => sum + (body.settledRefunds ?? 0), 0)).toBe(1);
  expect((await transactionOf(world, sessionId)).refunded_amount).toBe('25.000');
});

test('a file that cannot be read is rejected, and nothing is stored', async () => {
  const { body: before } = await world.asOwner('listSettlementFiles', {});
  const refused = async (answer: Awaited<ReturnType<typeof upload>>, status: 400 | 404, code?: string) => {
    expectProblem(answer, status);
    if (code) expect(answer.problem).toMatchObject({ error_code: code });
  };
  await refused(await upload(['x'], { name: 'fawry.pdf' }), 400, 'not-a-sheet');
  await refused(await upload([]), 400, 'no-rows');
  const days = `?provider=fawry&dateFrom=${today()}&dateTo=${today()}`;
  const columns = await whenFree(() =>
    world.asOwner('addSettlementFile', { query: days, body: formOf('type,amount\npayment,1') }),
  );
  await refused(columns, 400, 'no-columns');
  await refused(
    await upload(['payment,1,,1,EGP'], { days: '?provider=fawry&dateFrom=2026-11-02&dateTo=2026-11-01' }),
    400,
  );
  await refused(
    await upload(['payment,1,,1,EGP'], { days: '?provider=fawry&dateFrom=2026-01-01&dateTo=2026-11-01' }),
    400,
  );
  await refused(await upload(['payment,1,,1,EGP'], { provider: 'nobody' }), 404);
  expect((await world.asOwner('listSettlementFiles', {})).body.total).toBe(before.total);
});

test('the list of files filters by provider, state and the days that a file covers', async () => {
  const { body } = await upload(['payment,nobody,,7,EGP']);
  const found = async (query: string) =>
    (await world.asOwner('listSettlementFiles', { query: `?limit=500&${query}` })).body.data.map(
      ({ _id }) => _id,
    );
  const day = today();
  for (const query of ['provider=fawry', 'state=differs', `dateFrom=${day}&dateTo=${day}`, `dateTo=${day}`])
    expect(await found(query), query).toContain(body._id);
  for (const query of ['provider=paymob', 'state=agrees', 'dateFrom=2100-01-01', 'dateTo=2020-01-01'])
    expect(await found(query), query).not.toContain(body._id);
});

test('a file whose every row is settled agrees', async () => {
  const { number } = await payment(100, true);
  const days = '?provider=fawry&dateFrom=2020-01-01&dateTo=2020-01-01';
  const { body } = await upload([`payment,${number},,100,EGP`, `refund,${number},,10,EGP`], { days });
  expect(body).toMatchObject({ matched: 2, missing: 0, settledRefunds: 1, state: 'agrees' });
});

test('the shapes name the columns and words of each configured provider', async () => {
  const { data } = (await world.asOwner('listSettlementShapes', {})).body;
  expect(data.map(({ provider }) => provider)).toEqual(['fawry']);
  const [fawry] = data;
  expect(fawry?.payment).toContain('payment');
  expect(fawry?.columns.map(({ column, required }) => [column, required])).toEqual([
    ['kind', true],
    ['reference', false],
    ['providerReference', false],
    ['amount', true],
    ['currency', true],
  ]);
});

test('a row that needs a look is marked as looked at with a note, once, and opened again', async () => {
  const { body: file } = await upload(['payment,nobody,,8,EGP', 'payment,nobody-else,,9,EGP']);
  const [unknown, other] = await linesOf(file._id, '&verdict=missing-here');
  const line = unknown?.line ?? 0;
  const review = (body: object) =>
    world.asOwner('reviewSettlementLine', { params: { id: file._id }, body: { line, ...body } });
  const entries = async () =>
    world.gateway.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('record_id', '=', file._id)
      .where('action', '=', 'reviewSettlementLine')
      .execute();
  const openLines = async () => (await linesOf(file._id, '&review=open')).map((row) => row.line);
  expect(await openLines()).toEqual(expect.arrayContaining([line, other?.line]));
  const { body: seen } = await review({ reviewed: true, note: ' Paid on the next day ' });
  expect(seen).toMatchObject({ line, reviewNote: 'Paid on the next day', reviewedBy: expect.any(String) });
  expect((await review({ reviewed: true })).body).toEqual(seen);
  expect(await entries()).toHaveLength(1);
  expect(await openLines()).not.toContain(line);
  expect(await linesOf(file._id, '&review=reviewed')).toEqual([seen]);
  const { body: opened } = await review({ reviewed: false });
  expect(opened).toEqual(unknown);
  expect((await review({ reviewed: false })).body).toEqual(unknown);
  expect(await entries()).toHaveLength(2);
  expect(await openLines()).toContain(line);
});

test('a row that agrees, an unknown row and a row of an unknown file cannot be marked', async () => {
  const { number } = await payment(100);
  const { body: file } = await upload([`payment,${number},,100,EGP`]);
  const review = (id: string, line: number) =>
    world.asOwner('reviewSettlementLine', { params: { id }, body: { line, reviewed: true } });
  const [matched] = await linesOf(file._id, '&verdict=matched');
  expectProblem(await review(file._id, matched?.line ?? 0), 404);
  expectProblem(await review(file._id, 999_999), 404);
  expectProblem(await review('spf_nowhere', 1), 404);
  expect(await linesOf(file._id, '&review=reviewed')).toEqual([]);
});

test('masks card numbers in rows without a payment of ours, but not the number of an attempt', async () => {
  const card = '5204740000001002';
  // A number of our own that happens to be a card's.
  const number = '6011000990139424';
  const { sessionId } = await newSession(world, {}, shop);
  await world.gateway.db
    .insertInto('payment_attempts')
    .values({
      ...{ id: unique('att'), user_type_id: shop.merchantId, session_id: sessionId, provider: 'Fawry' },
      ...{ method: 'MWallet', status: 'failed', merchant_ref_number: number, reference_number: null },
      ...{ customer: '{}', failure: null, created_at: new Date() },
    })
    .execute();
  const { status, body } = await upload([
    `payment,${card},5204-7400-0000-1002,10.00,EGP`,
    `payment,${number},F77,10.00,EGP`,
  ]);
  expect(status).toBe(200);
  const lines = await linesOf(body._id);
  expect(lines.find(({ row }) => row === 2)).toMatchObject({
    reference: '520474…1002',
    providerReference: '520474…1002',
  });
  expect(lines.find(({ row }) => row === 3)).toMatchObject({ reference: number, providerReference: 'F77' });
});

/** Returns what of a payment's refunds a file can tell. */
const refundsOf = (transactionId: string) =>
  world.gateway.db
    .selectFrom('refunds')
    .select(['amount', 'status', 'origin', 'provider_reference'])
    .where('transaction_id', '=', transactionId)
    .orderBy('amount')
    .execute();

test('refunds that somebody made at the provider are booked by their numbers in its files, once', async () => {
  const { id, number, sessionId } = await payment(100);
  const before = await payableOf(world, shop.merchantId);
  const rows = [`refund,${number},R7,30.50,EGP`, `refund,${number},R8,20,EGP`];
  const first = (await upload(rows)).body;
  expect(first.settledRefunds).toBe(2);
  const given = await refundsOf(id);
  expect(given).toMatchObject([
    { amount: '20.000', status: 'succeeded', origin: 'provider', provider_reference: 'R8' },
    { amount: '30.500', status: 'succeeded', origin: 'provider', provider_reference: 'R7' },
  ]);
  const lines = await linesOf(first._id, '&verdict=settles-refund');
  expect(lines).toHaveLength(2);
  expect(new Set(lines.map(({ refundId }) => refundId)).size).toBe(2);
  const again = (await upload([...rows, `refund,${number},R9,20,EGP`])).body;
  expect([again.settledRefunds, again.matched]).toEqual([1, 3]);
  expect((await transactionOf(world, sessionId)).refunded_amount).toBe('70.500');
  expect(await payableOf(world, shop.merchantId)).toBeLessThan(before);
});

test('a refund at the provider without a number waits for a person, who books it', async () => {
  const { id, number, sessionId } = await payment(100);
  const { body } = await upload([`refund,${number},,30.50,EGP`]);
  expect(body).toMatchObject({ settledRefunds: 0, unknown: 1 });
  const open = await openRefundOf(id);
  expect(open).toMatchObject({ status: 'open', amount: null, origin: 'provider' });
  const closing = { outcome: 'succeeded', amount: 30.5, reason: 'Row 2 of the file' } as const;
  expect((await world.asOwner('closeRefund', { params: { id: open.id }, body: closing })).status).toBe(200);
  expect((await transactionOf(world, sessionId)).refunded_amount).toBe('30.500');
  // The next file with this row tells nothing new.
  expect((await upload([`refund,${number},,30.50,EGP`, 'payment,nobody,,2,EGP'])).body.matched).toBe(1);
  expect(await refundsOf(id)).toHaveLength(1);
});

test('an order that is paid under another number of the provider is asked about, and becomes a second payment', async () => {
  const { id, number, sessionId, attempt } = await payment(100);
  const theirs = attempt.provider_reference ?? '';
  const { providerFor } = world.gateway;
  world.gateway.providerFor = (name) => {
    const known = providerFor(name);
    const amount = { currency: 'EGP', minor: 10_000n } as const;
    const exchange = { provider: name, request: {}, response: {} };
    return (
      known && {
        ...known,
        takesOrdersTwice: true as const,
        status: async ({ providerReference = theirs }) => ({
          status: { state: 'paid', amount, providerReference } as const,
          exchange,
        }),
      }
    );
  };
  const rows = [`payment,${number},SECOND-1,100,EGP`, `payment,${number},${theirs},100,EGP`];
  const { body } = await upload(rows);
  expect((await linesOf(body._id)).slice(0, 2)).toMatchObject([
    { verdict: 'paid-twice', transactionId: id },
    { verdict: 'matched', transactionId: id },
  ]);
  expect(body).toMatchObject({ matched: 1, unknown: 1, state: 'differs' });
  const paid = await eventually(async () => {
    const found = await world.gateway.db
      .selectFrom('transactions')
      .selectAll()
      .where('session_id', '=', sessionId)
      .orderBy('created_at')
      .execute();
    expect(found).toHaveLength(2);
    return found;
  });
  expect(paid.map(({ duplicate, status }) => [duplicate, status])).toEqual([
    [false, 'Success'],
    [true, 'Success'],
  ]);
  const later = (await upload([...rows, 'payment,nobody,,3,EGP'])).body;
  expect((await linesOf(later._id)).slice(0, 2)).toMatchObject([
    { verdict: 'matched', transactionId: paid[1]?.id },
    { verdict: 'matched', transactionId: paid[0]?.id },
  ]);
});
