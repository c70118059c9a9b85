import {
  type DayRange,
  dayRange,
  type LoanPaymentMethod,
  loanAccountCurrency,
  type loanCurrencies,
} from '@daftar/domain';
import { type RawBuilder, sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { isBalanceShown } from '../../access/may-see-balance.ts';
import { readDecimal } from '../../basics/decimal-column.ts';
import { forbidden, invalid } from '../../basics/problems.ts';
import type { Answer } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { fetchDerivedPage } from '../../lists/derived-page.ts';
import type { PageQuery } from '../../lists/page.ts';
import { zoneOf } from '../../records/business-zone.ts';
import { present } from '../../records/present.ts';
import { loanAccountOf } from './store.ts';

type Statement = Answer<'getLoanStatement'>;
type Line = Statement['data'][number];

/** A posting on a loan account. */
export interface StatementRow {
  id: string;
  at: Date;
  kind: Line['kind'];
  reference: string;
  note: string | null;
  payment_method: LoanPaymentMethod | null;
  total_amount: string | null;
  total_currency: (typeof loanCurrencies)[number] | null;
  exchange_rate: string | null;
  currency: string;
  credit: string | null;
  debit: string | null;
  balance: string;
}

/** A loan account and the instants between which its postings are shown; `to` is excluded. */
export interface StatementPeriod {
  merchantId: string;
  from: Date;
  to: Date;
}

/** Returns the time zone of a statement's days: Pakistan's, because loan accounts are in rupees. */
export const statementZone = (gateway: Gateway): string => zoneOf(gateway, 'Pakistan');

/** Returns the instants of a statement's days; throws 400 when they are in the wrong order. */
export function statementPeriod(gateway: Gateway, { dateFrom, dateTo }: DayRange): { from: Date; to: Date } {
  if (dateFrom > dateTo) throw invalid('request.backwards', {}, 'dateTo');
  return dayRange(dateFrom, dateTo, statementZone(gateway));
}

const change = sql`case p.side when 'credit' then p.amount else -p.amount end`;
const accountOf = ({ merchantId }: StatementPeriod) => `loan:${merchantId}`;

/**
 * Balances of the account by currency: the stored balance minus later postings. So a recent period is fast, however many
 * postings precede it.
 */
export const statementBalances = (period: StatementPeriod) => sql<{
  currency: string;
  opening: string;
  credited: string;
  debited: string;
  closing: string;
}>`
  select b.currency, b.amount - coalesce(sum(${change}), 0) as opening,
    coalesce(sum(p.amount) filter (where p.side = 'credit' and p.booked_at < ${period.to}), 0) as credited,
    coalesce(sum(p.amount) filter (where p.side = 'debit' and p.booked_at < ${period.to}), 0) as debited,
    b.amount - coalesce(sum(${change}) filter (where p.booked_at >= ${period.to}), 0) as closing
  from guarded_balances b
  left join ledger_postings p
    on p.account = b.account and p.currency = b.currency and p.booked_at >= ${period.from}
  where b.account = ${accountOf(period)}
  group by b.currency, b.amount order by b.currency`;

/** The entries of an edit have the same time. Those without a step are older; they booked the new amount first, a credit. */
const bookingOrder = sql`p.booked_at, coalesce((e.memo ->> 'step')::integer, 0), p.side, p.entry_id`;

/**
 * A fact of the transaction as it was booked. Older entries have only the reference in their memo: for those, the
 * transaction's own value, if the entry is still the one that counts.
 */
const booked = (key: string, column: string) =>
  sql`case when e.memo ? ${key} then e.memo ->> ${key} else ${sql.ref(`now_booked.${column}`)}::text end`;

/** Returns the account's postings of the period from the ledger, each with the balance after it. */
export const statementRows = (period: StatementPeriod): RawBuilder<StatementRow> => sql<StatementRow>`
  select p.entry_id as id, p.booked_at as at, p.currency,
    case when e.event = 'payout' then 'Payout' when e.event = 'loan-transaction-reversal' then 'Reversal'
      when e.event <> 'loan-transaction' then 'Other' when e.record_id like '%.1' then 'Deposit' else 'Correction' end as kind,
    coalesce(t.transaction_id, e.memo ->> 'reference', o.reference, split_part(e.record_id, '.', 1)) as reference,
    ${booked('note', 'reference')} as note, ${booked('paymentMethod', 'payment_method')} as payment_method,
    ${booked('totalAmount', 'total_amount')} as total_amount, ${booked('totalCurrency', 'currency')} as total_currency,
    ${booked('exchangeRate', 'exchange_rate')} as exchange_rate,
    case p.side when 'credit' then p.amount end as credit, case p.side when 'debit' then p.amount end as debit,
    opening.opening + sum(${change}) over (partition by p.currency order by ${bookingOrder}) as balance,
    row_number() over (order by ${bookingOrder}) as position
  from ledger_postings p
  join ledger_entries e on e.id = p.entry_id
  join (${statementBalances(period)}) opening on opening.currency = p.currency
  left join loan_transactions t on starts_with(e.event, 'loan-transaction') and t.id = split_part(e.record_id, '.', 1)
  left join loan_transactions now_booked on now_booked.id = t.id and now_booked.entry_id = e.id
  left join payouts o on e.event = 'payout' and o.id = e.record_id
  where p.account = ${accountOf(period)} and p.booked_at >= ${period.from} and p.booked_at < ${period.to}`;

export const statementSource = { sorts: { position: 'position' }, fallback: 'position', tieBreak: 'id' };

export const statementLineWire = (row: StatementRow): Line => ({
  _id: row.id,
  bookedDate: row.at.toISOString(),
  kind: row.kind,
  reference: row.reference,
  ...present('note', row.note),
  ...present('paymentMethod', row.payment_method),
  ...present('totalAmount', readDecimal(row.total_amount)),
  ...present('totalCurrency', row.total_currency),
  ...present('exchangeRate', readDecimal(row.exchange_rate)),
  currency: row.currency as Line['currency'],
  ...present('credit', readDecimal(row.credit)),
  ...present('debit', readDecimal(row.debit)),
  balance: Number(row.balance),
});

async function balancesOf(db: Db, period: StatementPeriod): Promise<Statement['balances']> {
  const { rows } = await statementBalances(period).execute(db);
  const found = rows.map(({ currency, opening, credited, debited, closing }) => ({
    currency: currency as Line['currency'],
    openingBalance: Number(opening),
    credited: Number(credited),
    debited: Number(debited),
    closingBalance: Number(closing),
  }));
  const none = { openingBalance: 0, credited: 0, debited: 0, closingBalance: 0 };
  return found.some(({ currency }) => currency === loanAccountCurrency)
    ? found
    : [{ currency: loanAccountCurrency, ...none }, ...found];
}

/**
 * Returns the account whose statement the caller may read; throws 403 when the platform owner hides its balance from the
 * caller.
 */
export async function statementAccount(db: Db, caller: UserCaller, merchantId: string) {
  const account = await loanAccountOf(db, merchantId);
  if (!isBalanceShown(caller, account.show_balance)) throw forbidden('loanAccount.balanceHidden');
  return account;
}

/** Returns a page of a loan account's statement, with the balances of the whole period. */
export async function loanStatement(
  gateway: Gateway,
  db: Db,
  caller: UserCaller,
  asked: DayRange & PageQuery & { merchantId: string },
): Promise<Statement> {
  const { dateFrom, dateTo, merchantId } = asked;
  const account = await statementAccount(db, caller, merchantId);
  const period = { merchantId, ...statementPeriod(gateway, asked) };
  const list = { rows: statementRows(period), source: statementSource, toWire: statementLineWire };
  const page = await fetchDerivedPage(db, list, { page: asked.page, limit: asked.limit });
  return {
    ...page,
    merchantName: account.merchant_name,
    userTypeId: merchantId,
    dateFrom,
    dateTo,
    timeZone: statementZone(gateway),
    asOf: gateway.now().toISOString(),
    balances: await balancesOf(db, period),
  };
}
