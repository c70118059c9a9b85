import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '../src/audit/verify-audit.ts';
import type { Db } from '../src/db/transaction.ts';
import { verifyLedger } from '../src/ledger/verify-ledger.ts';
import { expectSoundBooks } from './support/books.ts';
import { refund } from './support/figures.ts';
import { paidPayment, settlementForm } from './support/payments.ts';
import { tamperAndVerify } from './support/tamper-and-verify.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
let nile: string;

beforeAll(async () => {
  world = await startWorld();
  nile = world.nile.merchantId;
  await paidPayment(world, 1000);
  await world.asOwner('addSettlement', { body: settlementForm('Nile Books', 1000) });
  await refund(world, await paidPayment(world, 300), 40);
  await world.asOwner('addMerchantBalance', {
    params: { id: nile },
    body: { grossAmount: 100, tax: 10, netAmount: 90 },
  });
});
afterEach(() => expectSoundBooks(world.gateway));
afterAll(() => world.close());

async function reasonsAfterTampering(statement: (db: Db) => Promise<unknown>): Promise<string[]> {
  const faults = await tamperAndVerify(world.gateway, statement, async (db) => [
    ...(await verifyLedger(db)).faults,
    ...(await verifyAudit(db)).faults,
  ]);
  return faults.map(({ reason }) => reason);
}

const withoutEntry = (event: string) => (db: Db) =>
  sql`with gone as (select id from ledger_entries where event = ${event}),
    postings as (delete from ledger_postings where entry_id in (select id from gone))
    delete from ledger_entries where id in (select id from gone)`.execute(db);
/** Moves the postings of one account, in all entries of an event, to another account. */
const moveLegs = (event: string, from: string, to: () => string) => (db: Db) =>
  sql`update ledger_postings set account = ${to()} where starts_with(account, ${from})
    and entry_id in (select id from ledger_entries where event = ${event})`.execute(db);

test.each<[string, (db: Db) => Promise<unknown>, RegExp]>([
  [
    'a posting with another amount',
    (db) => sql`update ledger_postings set amount = amount + 1 where account = 'clearing:Fawry'`.execute(db),
    /off by 1/,
  ],
  [
    'a deleted posting',
    (db) => sql`delete from ledger_postings where account = 'provider_share'`.execute(db),
    /off by/,
  ],
  [
    'a posting on the other side',
    (db) => sql`update ledger_postings set side = 'debit' where account = 'tax'`.execute(db),
    /off by 20/,
  ],
  [
    'a balance raised without a posting',
    (db) => sql`update guarded_balances set amount = amount + 0.01`.execute(db),
    /balance is 90\.010 EGP, postings add up to 90/,
  ],
  [
    'a deleted balance',
    (db) => sql`delete from guarded_balances`.execute(db),
    /balance is 0 EGP, postings add up to 90/,
  ],
  [
    'a payment without its booking',
    (db) =>
      sql`with gone as (select id from ledger_entries where event = 'payment' limit 1),
        postings as (delete from ledger_postings where entry_id in (select id from gone))
        delete from ledger_entries where id in (select id from gone)`.execute(db),
    /has no ledger entry/,
  ],
  [
    'a payment with another amount than booked',
    (db) =>
      sql`update transactions set amount = amount + 1, merchant_share_value = merchant_share_value + 1
        where amount = 300`.execute(db),
    /a payment of 301\.000 is booked as 300/,
  ],
  [
    'a booking of a deleted payment',
    (db) => sql`delete from transactions where amount = 300`.execute(db),
    /no transaction/,
  ],
  [
    'a settlement with a higher total than its payments',
    (db) => sql`update settlements set total_revenue = total_revenue + 1`.execute(db),
    /claims 1000\.000 .* but says 1001/,
  ],
  [
    'a payment added to a settlement',
    (db) =>
      sql`update transactions set settlement_id = (select id from settlements limit 1) where amount = 300`.execute(
        db,
      ),
    /claims 1260\.000 .* but says 1000/,
  ],
  [
    'a payment booked twice by hand',
    (db) =>
      sql`insert into ledger_postings select entry_id, line + 10, user_type_id, account, currency, side, amount, booked_at
        from ledger_postings where entry_id = (select id from ledger_entries where event = 'payment' limit 1)`.execute(
        db,
      ),
    /is booked as 2000|is booked as 600/,
  ],
  ['a refund without its entry', withoutEntry('refund'), /refunds and corrections book 0 .* needs -40/],
  [
    'a settlement without its entry',
    withoutEntry('settlement'),
    /a settlement of 950\.000 has no ledger entry/,
  ],
  ['a deposit without its entry', withoutEntry('account-balance'), /the deposit .* has no ledger entry/],
  [
    'a settlement that paid less than it says',
    (db) =>
      sql`update ledger_postings set amount = amount - 100
        where entry_id in (select id from ledger_entries where event = 'settlement')`.execute(db),
    /books .*850\.000 EGP.* it needs .*950\.000 EGP/,
  ],
  [
    'a payment booked as owed to another merchant',
    moveLegs('payment', 'payable:', () => `payable:${world.delta.merchantId}`),
    /accounts that are not its own/,
  ],
  [
    "a merchant's share booked as the provider's",
    moveLegs('payment', 'payable:', () => 'provider_share'),
    /is booked as 300 \/ 3 \/ 0 \/ 297, its shares are 300 \/ 3 \/ 285 \/ 12/,
  ],
  [
    'a deposit that is not booked to the bank',
    moveLegs('account-balance', 'bank', () => 'clearing:Fawry'),
    /books debit clearing:Fawry .* the history says debit bank/,
  ],
  [
    'a settlement whose amounts were all raised',
    (db) =>
      sql`update settlements set sub_total = sub_total + 500, net_transfer_amount = net_transfer_amount + 500,
        net_settled_amount = net_settled_amount + 500`.execute(db),
    /it needs .*1450\.000 EGP/,
  ],
  [
    'a settlement raised with its legs',
    async (db) => {
      await sql`update settlements set sub_total = sub_total + 500, net_transfer_amount = net_transfer_amount + 500,
        net_settled_amount = net_settled_amount + 500`.execute(db);
      await sql`update ledger_postings set amount = amount + 500
        where entry_id in (select id from ledger_entries where event = 'settlement')`.execute(db);
    },
    /its inputs give another subTotal, netTransferAmount, netSettledAmount/,
  ],
  [
    'a settlement raised with its legs and its share',
    async (db) => {
      await sql`update settlements set merchant_share = merchant_share + 500, sub_total = sub_total + 500,
        net_transfer_amount = net_transfer_amount + 500, net_settled_amount = net_settled_amount + 500`.execute(
        db,
      );
      await sql`update ledger_postings set amount = amount + 500
        where entry_id in (select id from ledger_entries where event = 'settlement')`.execute(db);
    },
    /claims 1000\.000 \/ .*950\.000.* but says .*1450\.000/,
  ],
  [
    'a refund of more than was booked',
    (db) => sql`update transactions set refunded_amount = 50 where amount = 300`.execute(db),
    /refunds and corrections book -40 .* needs -50/,
  ],
  [
    'a refund whose entry has another amount',
    (db) =>
      sql`update ledger_entries set memo = memo || '{"amount": "4.00"}' where event = 'refund'`.execute(db),
    /its refund entries add up to 4\.00, its refunded amount is 40\.000/,
  ],
  [
    'a deposit without a history entry',
    (db) =>
      sql`with entry as (
          insert into ledger_entries (id, user_type_id, event, record_id, booked_at)
          values ('led_invented', ${nile}, 'account-balance', 'bal_invented', now()) returning id)
        insert into ledger_postings (entry_id, line, user_type_id, account, currency, side, amount, booked_at)
        select id, line, ${nile}, account, 'EGP', side, 5, now() from entry,
          (values (0, 'bank', 'debit'), (1, 'tax', 'credit')) as leg (line, account, side)`.execute(db),
    /books a deposit that is not in the history: debit bank 5\.000 EGP/,
  ],
  [
    'an audit entry with another description',
    (db) =>
      sql`update audit_entries set description = 'Nothing' where user_type_id = ${nile} and seq = 2`.execute(
        db,
      ),
    /changed after it was written/,
  ],
  [
    'an audit entry with other values',
    (db) =>
      sql`update audit_entries set after = jsonb_set(after, '{netAmount}', '9000')
        where action = 'addMerchantBalance'`.execute(db),
    /changed after it was written/,
  ],
  [
    'an audit entry of another time',
    (db) =>
      sql`update audit_entries set at = at + interval '1 second' where user_type_id = ${nile} and seq = 1`.execute(
        db,
      ),
    /changed after it was written/,
  ],
  [
    'an audit entry shown to others than it was written for',
    (db) => sql`update audit_entries set seen_by = 'account' where action = 'addMerchantBalance'`.execute(db),
    /changed after it was written/,
  ],
  [
    'an audit entry with the code of another description',
    (db) =>
      sql`update audit_entries set description_code = 'history.deactivated'
        where action = 'addMerchantBalance'`.execute(db),
    /changed after it was written/,
  ],
  [
    'an audit entry with other values in its description',
    (db) =>
      sql`update audit_entries set description_values = jsonb_set(description_values, '{amount}', '"1"')
        where action = 'addMerchantBalance'`.execute(db),
    /changed after it was written/,
  ],
  [
    'an audit entry made to look like an old one, which has no code',
    (db) =>
      sql`update audit_entries set description_code = null, description_values = null
        where action = 'addMerchantBalance'`.execute(db),
    /changed after it was written/,
  ],
  [
    'an audit entry made to look like an old one, which names no viewers',
    (db) => sql`update audit_entries set seen_by = null where action = 'addMerchantBalance'`.execute(db),
    /changed after it was written/,
  ],
  [
    'an audit entry taken out',
    (db) => sql`delete from audit_entries where user_type_id = ${nile} and seq = 2`.execute(db),
    /missing before this one/,
  ],
  [
    'the last audit entry taken away',
    (db) =>
      sql`delete from audit_entries where user_type_id = ${nile}
        and seq = (select seq from audit_heads where user_type_id = ${nile})`.execute(db),
    /end of the chain is missing/,
  ],
  [
    'the head of a chain taken away with what came last',
    (db) =>
      sql`with head as (delete from audit_heads where user_type_id = ${nile})
        delete from audit_entries where user_type_id = ${nile} and seq > 1`.execute(db),
    /head of the chain is missing/,
  ],
])('the verification reports %s', async (_name, statement, reason) => {
  const reasons = await reasonsAfterTampering(statement);
  expect(
    reasons.some((one) => reason.test(one)),
    JSON.stringify(reasons),
  ).toBe(true);
});

test('the database rejects a negative balance and a second booking of a payment', async () => {
  const { db } = world.gateway;
  await expect(sql`update guarded_balances set amount = -1`.execute(db)).rejects.toThrow(/check/);
  const again =
    sql`insert into ledger_entries select id || 'x', user_type_id, event, record_id, null, memo, booked_at
    from ledger_entries where event = 'payment'`.execute(db);
  await expect(again).rejects.toThrow(/ledger_entries_once/);
});

test.each(['ledger_entries', 'ledger_postings', 'audit_entries'])(
  'the database rejects changes and deletions of rows in %s',
  async (table) => {
    const { db } = world.gateway;
    const name = sql.table(table);
    const refused = (done: string) => `${table} is only ever added to: ${done} of it is refused`;
    await expect(sql`update ${name} set user_type_id = 'another'`.execute(db)).rejects.toThrow(
      refused('update'),
    );
    await expect(sql`delete from ${name}`.execute(db)).rejects.toThrow(refused('delete'));
    await expect(sql`truncate ${name} cascade`.execute(db)).rejects.toThrow(
      /is only ever added to: truncate/,
    );
  },
);
