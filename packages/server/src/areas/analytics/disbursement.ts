import { dayRange, isCurrency, loanAccountCurrency, type PayoutStatus } from '@daftar/domain';
import { type RawBuilder, sql } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { isBalanceShown } from '../../access/may-see-balance.ts';
import { invalid } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';
import { zoneOf } from '../../records/business-zone.ts';
import { merchantById } from '../../records/by-id.ts';
import { type PayoutSum, sumPayouts } from './sum-payouts.ts';

interface Deposits {
  currency: string;
  deposited: string | null;
  billed: string | null;
}
interface LoanDeposits {
  count: string;
  billed: string;
}
interface Balance {
  currency: string;
  /** The part of the amount that is in loan accounts. */
  loan: string;
  amount: string;
}

/** The contract's limit of items in a list. */
const MOST = 10_000;

interface Asked {
  own: RawBuilder<unknown>;
  from: Date;
  to: Date;
  /** True when the caller must not see the balance. */
  hidden: boolean;
}

/**
 * Sums deposits for payouts: loan transactions as currently booked, and credits of account balances. Leaves out the credits
 * when the balance is hidden, because credits less payouts would reveal the balance.
 */
const depositsOf = (db: Db, { own, from, to, hidden }: Asked) =>
  sql<Deposits>`
    select p.currency, sum(p.amount) filter (where p.side = 'debit') as deposited,
      sum(p.amount) filter (where p.account in ('loan:' || p.user_type_id, 'balance:' || p.user_type_id)) as billed
    from (
      select entry_id from loan_transactions where created_at >= ${from} and created_at < ${to} and ${own}
      union all
      select id from ledger_entries
      where ${!hidden} and event = 'account-balance' and booked_at >= ${from} and booked_at < ${to} and ${own}
    ) entries join ledger_postings p using (entry_id) group by p.currency`.execute(db);

/**
 * Counts and sums the deposits into loan accounts as `listLoanAccounts` does. Returns one row, in the loan accounts' currency.
 */
const loanDepositsOf = (db: Db, { own, from, to }: Asked) =>
  sql<LoanDeposits>`select count(*) as count, coalesce(sum(billed), 0) as billed from loan_transactions
    where created_at >= ${from} and created_at < ${to} and ${own}`.execute(db);

/** Tells whether the caller's account is a merchant whose balance is hidden from it. */
async function hidesBalance(db: Db, caller: UserCaller): Promise<boolean> {
  const tenant = tenantOf(caller);
  if (tenant === undefined) return false;
  const merchant = await merchantById(db, tenant).select('show_balance').executeTakeFirst();
  return merchant !== undefined && !isBalanceShown(caller, merchant.show_balance);
}

/** Returns the stored balances of loan accounts and account balances by currency; undefined when they are hidden. */
async function balancesOf(db: Db, { own, hidden }: Asked) {
  if (hidden) return undefined;
  const { rows } = await sql<Balance>`
    select currency, sum(amount) as amount, coalesce(sum(amount) filter (where account like 'loan:%'), 0) as loan
    from guarded_balances where ${own} group by currency having sum(amount) > 0`.execute(db);
  return rows;
}

/** Returns figures of payouts for each currency that the account uses. */
export async function summarizeDisbursement(
  gateway: Gateway,
  db: Db,
  caller: UserCaller,
  { merchant, dateFrom, dateTo, currency }: Body<'summarizeDisbursement'>,
) {
  if (dateFrom > dateTo) throw invalid('request.backwards', {}, 'dateTo');
  if (currency !== undefined && !isCurrency(currency))
    throw invalid('request.invalid', { field: 'currency' }, 'currency');
  await assertMerchant(db, caller, merchant);
  // Payouts go only to Egypt, so the period's days are days in Egypt.
  const zone = zoneOf(gateway, 'Egypt');
  const { from, to } = dayRange(dateFrom, dateTo, zone);
  const account = tenantOf(caller) ?? merchant;
  const own = account === undefined ? sql`true` : sql`user_type_id = ${account}`;
  const depositScope = { own, from, to, hidden: await hidesBalance(db, caller) };
  const [payouts, deposits, loanDeposits, balances] = await Promise.all([
    sumPayouts(db, { own, from, to, zone }),
    depositsOf(db, depositScope),
    loanDepositsOf(db, depositScope),
    balancesOf(db, depositScope),
  ]);
  const found = new Set(
    [payouts.rows, deposits.rows, balances ?? []].flatMap((rows) => rows.map((row) => row.currency)),
  );
  const currencies = [...found].filter((one) => currency === undefined || one === currency).sort();
  const of = <Row extends { currency: string }>(rows: Row[], one: string) =>
    rows.filter((row) => row.currency === one);
  return {
    data: currencies.map((one) =>
      figuresOf(one, gateway.now(), {
        payouts: of(payouts.rows, one),
        deposits: of(deposits.rows, one)[0],
        loanDeposits: one === loanAccountCurrency ? loanDeposits.rows[0] : undefined,
        balance: balances && (of(balances, one)[0] ?? { loan: '0', amount: '0' }),
      }),
    ),
  };
}

interface Sums {
  payouts: PayoutSum[];
  deposits: Deposits | undefined;
  /** Undefined unless the currency is that of loan accounts. */
  loanDeposits: LoanDeposits | undefined;
  /** Undefined when the platform owner hides the balance from the caller. */
  balance: Pick<Balance, 'loan' | 'amount'> | undefined;
}

function figuresOf(currency: string, now: Date, sums: Sums) {
  const { payouts, deposits, loanDeposits, balance } = sums;
  const by = (per: PayoutSum['per']) => payouts.filter((row) => row.per === per).slice(0, MOST);
  const count = (wanted: PayoutStatus) =>
    Number(by('status').find(({ status }) => status === wanted)?.count ?? 0);
  return {
    currency,
    totalsTransactions: {
      totalDepositedAmount: Number(deposits?.deposited ?? 0),
      totalBilledAmount: Number(deposits?.billed ?? 0),
      loanAccounts: {
        ...(balance && { availableBalance: Number(balance.loan) }),
        totalTransactions: Number(loanDeposits?.count ?? 0),
        totalTransactionsAmount: Number(loanDeposits?.billed ?? 0),
      },
      ...(balance && { availableForPayouts: Number(balance.amount) }),
    },
    paymentBreakdown: by('type').map(({ payoutType, amount, last }) => ({
      payoutType,
      amount: Number(amount),
      createdDate: last.toISOString(),
    })),
    banks: by('bank').flatMap(({ bankName, count: bankCount }) =>
      bankName === null ? [] : [{ bankName, bankCount: Number(bankCount) }],
    ),
    successful: count('Approved'),
    pending: count('Pending'),
    rejected: count('Rejected'),
    createdDate: now.toISOString(),
  };
}
