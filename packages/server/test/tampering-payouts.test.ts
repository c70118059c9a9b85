import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../src/db/transaction.ts';
import { verifyLedger } from '../src/ledger/verify-ledger.ts';
import { expectSoundBooks } from './support/books.ts';
import { deposit, loanForm, newLoan, newPayout } from './support/payouts.ts';
import { tamperAndVerify } from './support/tamper-and-verify.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
/** Payouts: one approved from the loan account, one from the balance, and one pending. */
let byLoan: string;
let byBalance: string;
let pending: string;
/** Loan deposits: one edited once, one deleted, and one in dollars. */
let edited: string;
let deleted: string;
let dollars: string;

const approve = async (id: string) => {
  const answer = await world.asOwner('setPayoutStatus', { body: { id, status: 'Approved' } });
  expect(answer.status, answer.text).toBe(200);
};

beforeAll(async () => {
  world = await startWorld({ service: { country: 'Pakistan', currency: 'PKR' } });
  const { gateway, nile, delta } = world;
  edited = await newLoan(gateway, nile.merchantId);
  deleted = await newLoan(gateway, nile.merchantId, { totalAmount: 300 });
  dollars = await newLoan(gateway, delta.merchantId, {
    currency: 'USD',
    exchangeRate: 278.456789,
    totalAmount: 99.99,
  });
  const body = loanForm({ totalAmount: 2000.55, waleeCommission: 1.25 });
  expect((await world.asOwner('editLoanTransaction', { params: { id: edited }, body })).status).toBe(200);
  expect((await world.asOwner('deleteLoanTransaction', { params: { id: deleted } })).status).toBeLessThan(
    300,
  );
  await deposit(gateway, nile.merchantId, 5000, 'PKR');
  byLoan = (await newPayout(gateway, nile, { amount: 150 })).id;
  byBalance = (await newPayout(gateway, nile, { amount: 4000 })).id;
  pending = (await newPayout(gateway, nile, { amount: 70 })).id;
  await approve(byLoan);
  await approve(byBalance);
});
afterAll(() => world.close());

const entryOf = (record: string) => sql`(select id from ledger_entries where record_id = ${record})`;
const withoutEntry = (db: Db, entry: ReturnType<typeof entryOf>) =>
  sql`with postings as (delete from ledger_postings where entry_id in ${entry})
    delete from ledger_entries where id in ${entry}`.execute(db);
/** Inserts a balanced entry of an event without changing the guarded balances. */
const insertEntry = (event: string, record: string, reverses?: string) => (db: Db) =>
  sql`with entry as (
      insert into ledger_entries (id, user_type_id, event, record_id, reverses, booked_at)
      values ('led_invented', ${world.nile.merchantId}, ${event}, ${record},
        (select id from ledger_entries where record_id = ${reverses ?? ''}), now()) returning id)
    insert into ledger_postings (entry_id, line, user_type_id, account, currency, side, amount, booked_at)
    select id, line, ${world.nile.merchantId}, account, 'PKR', side, 5, now() from entry,
      (values (0, 'bank', 'debit'), (1, 'payout_transit', 'credit')) as leg (line, account, side)`.execute(
    db,
  );

const cases: [string, () => (db: Db) => Promise<unknown>, () => string, RegExp][] = [
  [
    'an approved payout without its entry',
    () => (db) => withoutEntry(db, entryOf(byLoan)),
    () => byLoan,
    /has no ledger entry/,
  ],
  [
    'a payout of more than was booked',
    () => (db) => sql`update payouts set amount = 151 where id = ${byLoan}`.execute(db),
    () => byLoan,
    /150\.000 PKR.* took .*151\.000 PKR/,
  ],
  [
    'a payout booked from the other account',
    () => (db) =>
      sql`update ledger_postings set account = 'balance:' || user_type_id
        where entry_id = ${entryOf(byLoan)} and side = 'debit'`.execute(db),
    () => byLoan,
    /books debit balance:.* took debit loan:/,
  ],
  [
    'a payout whose legs both have another amount',
    () => (db) =>
      sql`update ledger_postings set amount = 3999 where entry_id = ${entryOf(byBalance)}`.execute(db),
    () => byBalance,
    /3999\.000 PKR/,
  ],
  [
    'a payout with two extra legs',
    () => (db) =>
      sql`insert into ledger_postings select entry_id, line + 10, user_type_id, account, currency, side, amount, booked_at
        from ledger_postings where entry_id = ${entryOf(byBalance)}`.execute(db),
    () => byBalance,
    /books debit .*, debit /,
  ],
  [
    'a pending payout that is booked',
    () => insertEntry('payout', pending),
    () => pending,
    /is Pending but is booked/,
  ],
  [
    'a payout that was set to approved by hand',
    () => (db) => sql`update payouts set status = 'Approved' where id = ${pending}`.execute(db),
    () => pending,
    /approval is not in the history/,
  ],
  [
    'an approved payout set back by hand',
    () => (db) => sql`update payouts set status = 'Rejected' where id = ${byBalance}`.execute(db),
    () => byBalance,
    /is Rejected but is booked/,
  ],
  [
    'an entry of a payout that does not exist',
    () => insertEntry('payout', 'pay_never'),
    () => 'led_invented',
    /pay_never that does not exist/,
  ],
  [
    'an entry that reverses a payout',
    () => insertEntry('payout-undone', 'x', byLoan),
    () => byLoan,
    /is reversed/,
  ],
  ['an entry of an unknown event', () => insertEntry('gift', 'x'), () => 'led_invented', /books gift/],
  [
    'a deposit whose entry names another deposit',
    () => (db) =>
      sql`update ledger_entries set record_id = 'ltx_x.1' where id = ${entryOf(`${dollars}.1`)}`.execute(db),
    () => dollars,
    /has no ledger entry/,
  ],
  [
    'a deposit with another total',
    () => (db) =>
      sql`update loan_transactions set total_amount = total_amount + 1 where id = ${edited}`.execute(db),
    () => edited,
    /bills .* its inputs give/,
  ],
  [
    'a deposit whose billed amount was raised with its legs',
    () => async (db) => {
      await sql`update loan_transactions set billed = billed + 1 where id = ${dollars}`.execute(db);
      await sql`update ledger_postings set amount = amount + 1
        where entry_id = ${entryOf(`${dollars}.1`)} and (account = 'bank' or account like 'loan:%')`.execute(
        db,
      );
    },
    () => dollars,
    /bills .* its inputs give/,
  ],
  [
    'a deposit whose charges were booked as fees',
    () => (db) =>
      sql`update ledger_postings set account = 'fees' where entry_id = ${entryOf(`${edited}.2`)} and account = 'tax'`.execute(
        db,
      ),
    () => edited,
    /books .* it needs .*credit tax/,
  ],
  [
    'an edit without its reversal',
    () => (db) =>
      withoutEntry(
        db,
        sql`(select id from ledger_entries where event = 'loan-transaction-reversal' and record_id = ${`${edited}.1`})`,
      ),
    () => `${edited}.1`,
    /is not reversed/,
  ],
  [
    'a deletion with a partial reversal',
    () => (db) =>
      sql`update ledger_postings set amount = amount - 1 where amount > 1
        and entry_id = (select id from ledger_entries where event = 'loan-transaction-reversal' and record_id = ${`${deleted}.1`})`.execute(
        db,
      ),
    () => `${deleted}.1`,
    /is not fully reversed/,
  ],
  [
    'a reversal without an original entry',
    () => insertEntry('loan-transaction-reversal', 'ltx_x.1'),
    () => 'led_invented',
    /never booked/,
  ],
  [
    'a deposit booked again under a revision that does not exist',
    () => insertEntry('loan-transaction', `${dollars}.2`),
    () => dollars,
    /does not have one entry per revision/,
  ],
];

/** Returns the id that the fault contains: the record's id; for a revision of a deposit, the id of its entry. */
const nameOf = async (name: string): Promise<string> => {
  if (!/\.\d$/.test(name)) return name;
  const entry = await world.gateway.db
    .selectFrom('ledger_entries')
    .select('id')
    .where('event', '=', 'loan-transaction')
    .where('record_id', '=', name)
    .executeTakeFirstOrThrow();
  return entry.id;
};

test('verifyLedger finds no fault in untouched payouts and deposits', () => expectSoundBooks(world.gateway));

test.each(cases)('verifyLedger reports %s', async (_name, statement, named, reason) => {
  const entry = await nameOf(named());
  const { faults } = await tamperAndVerify(world.gateway, statement(), verifyLedger);
  const reasons = faults.filter((fault) => fault.entry === entry).map((fault) => fault.reason);
  expect(
    reasons.some((one) => reason.test(one)),
    JSON.stringify(faults),
  ).toBe(true);
});
