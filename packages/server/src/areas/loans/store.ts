import { loanAccountCurrency } from '@daftar/domain';
import { CompiledQuery, type Selectable } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { notFound } from '../../basics/problems.ts';
import type { LoanTransactionTable } from '../../db/tables-payouts.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import type { RecentSource } from '../../lists/recent-page.ts';
import { indexed } from '../../lists/sort.ts';
import { merchantName } from '../../records/joins.ts';
import { lockRow } from '../../records/lock-row.ts';

/** A merchant's loan account. Every merchant has one, empty until the first deposit. */
export interface LoanAccountRow {
  id: string;
  merchant_id: string;
  merchant_name: string;
  show_balance: boolean;
  balance: string;
  transactions: string;
  billed: string;
}

export interface LoanTransactionRow extends Selectable<LoanTransactionTable> {
  merchant_name: string;
  show_balance: boolean;
  /** The part of the deposit that is not paid out yet: payouts spend the oldest deposits first. */
  available: string;
}

/** Loan accounts have no table: the id is the merchant's with another prefix, the balance comes from the ledger. */
const ACCOUNTS = `(select 'lac_' || substr(m.id, 5) as id, m.id as merchant_id, m.name as merchant_name,
    m.show_balance, m.created_at, coalesce(b.amount, 0) as balance, t.transactions, t.billed
  from merchants m
  left join guarded_balances b on b.account = 'loan:' || m.id and b.currency = '${loanAccountCurrency}'
  cross join lateral (
    select count(*) as transactions, coalesce(sum(billed), 0) as billed
    from loan_transactions where user_type_id = m.id
  ) t) accounts`;

export const loanAccountList: ListSource = {
  columns: '*',
  from: ACCOUNTS,
  sorts: {
    merchantName: 'merchant_name',
    availableBalance: 'balance',
    totalTransactions: 'transactions',
    totalTransactionsAmount: 'billed',
    // All accounts have one currency.
    currency: 'merchant_name',
  },
  fallback: 'merchantName',
  tieBreak: 'id',
};

export function loanAccountConditions(
  caller: UserCaller,
  { q, currency }: { q?: string | undefined; currency?: string | undefined },
): Condition[] {
  const conditions: Condition[] = [];
  const tenant = tenantOf(caller);
  if (tenant !== undefined) conditions.push(condition`merchant_id = ${tenant}`);
  // All accounts have one currency: a filter for another one selects none.
  if (currency !== undefined) conditions.push(condition`${currency}::text = ${loanAccountCurrency}::text`);
  if (q)
    conditions.push(
      condition`(fold_text(merchant_name) like ${contains(q)} or merchant_id = ${q} or id = ${q})`,
    );
  return conditions;
}

export const loanTransactionList: RecentSource = {
  columns: `t.*, ${merchantName('t.user_type_id')} as merchant_name,
    (select show_balance from merchants where id = t.user_type_id) as show_balance,
    greatest(0, least(t.billed, coalesce((select amount from guarded_balances
        where account = 'loan:' || t.user_type_id and currency = '${loanAccountCurrency}'), 0)
      - coalesce((select sum(newer.billed) from loan_transactions newer
        where newer.user_type_id = t.user_type_id and (newer.created_at, newer.id) > (t.created_at, t.id)), 0)))
      as available`,
  from: 'loan_transactions t',
  sorts: {
    createdDate: indexed('created_at'),
    transactionId: indexed('transaction_id'),
    totalAmount: 'total_amount',
    totalBilledAmount: 'billed',
    paymentMethod: 'payment_method',
    currency: 'currency',
    reference: 'reference',
    exchangeRate: 'exchange_rate',
    waleeCommission: 'walee_commission',
    sbpCharges: 'sbp_charges',
    serviceSalesTax: 'service_sales_tax',
    withHoldingCharges: 'with_holding_charges',
    availableBilledAmount: 'available',
  },
};

export function loanTransactionConditions(merchantId: string, q: string | undefined): Condition[] {
  const conditions = [condition`user_type_id = ${merchantId}`];
  if (q) {
    const pattern = contains(q);
    conditions.push(
      condition`(fold_text(transaction_id) like ${pattern} or fold_text(reference) like ${pattern} or id = ${q})`,
    );
  }
  return conditions;
}

/** Returns a merchant's id for the merchant's or the loan account's id. Throws 404 for another tenant's. */
export function accountMerchant(caller: UserCaller, id: string): string {
  const merchantId = id.startsWith('lac_') ? `mer_${id.slice(4)}` : id;
  const tenant = tenantOf(caller);
  if (tenant !== undefined && tenant !== merchantId) throw notFound('loanAccount.missing');
  return merchantId;
}

export async function loanAccountOf(db: Db, merchantId: string): Promise<LoanAccountRow> {
  const { rows } = await db.executeQuery<LoanAccountRow>(
    CompiledQuery.raw(`select * from ${ACCOUNTS} where merchant_id = $1`, [merchantId]),
  );
  if (!rows[0]) throw notFound('loanAccount.missing');
  return rows[0];
}

/** Returns a transaction; throws 404 when there is none, or it is not the tenant's. */
export async function readLoanTransaction(db: Db, id: string, tenant?: string): Promise<LoanTransactionRow> {
  const { columns, from } = loanTransactionList;
  const { rows } = await db.executeQuery<LoanTransactionRow>(
    CompiledQuery.raw(`select ${columns} from ${from} where t.id = $1`, [id]),
  );
  if (!rows[0] || (tenant !== undefined && rows[0].user_type_id !== tenant))
    throw notFound('loanTransaction.missing');
  return rows[0];
}

/** Returns a transaction that the caller may see; throws 404 for any other. */
export const visibleLoanTransaction = (db: Db, caller: UserCaller, id: string): Promise<LoanTransactionRow> =>
  readLoanTransaction(db, id, tenantOf(caller));

/** Like `visibleLoanTransaction`, but locks the transaction until the commit. */
export async function lockLoanTransaction(
  trx: Trx,
  caller: UserCaller,
  id: string,
): Promise<LoanTransactionRow> {
  await lockRow(trx, 'loan_transactions', id);
  return visibleLoanTransaction(trx, caller, id);
}
