import type { Body, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type TransactionQuery = Body<'reportTransactions'>;
export type Transaction = Row<'reportTransactions'>;
export type SettlementReportQuery = Body<'reportSettlements'>;
export type SettlementReportRow = Row<'reportSettlements'>;
export type SettlementReport = Result<'getSettlementReport'>;
export type BillingQuery = Body<'reportBilling'>;
export type BillingRow = Row<'reportBilling'>;
export type BillingDetailQuery = Body<'reportBillingDetail'>;
export type BillingDetailRow = Row<'reportBillingDetail'>;
export type BillingStatusChange = Body<'updateBillingStatus'>;
export type TransactionStatusChange = Body<'updateTransactionStatus'>;
export type ReconciliationQuery = Body<'reportReconciliation'>;
export type ReconciliationRow = Row<'reportReconciliation'>;

/** Transactions and settlements between two days, inclusive. */
export class Reports extends Resource {
  /** Transactions, any number of them: iterating goes on by cursor where page numbers end. */
  transactions(query: TransactionQuery, options?: CallOptions): PageCall<Transaction> {
    return this.api.list('/reports/transaction-report', query, options, 'POST');
  }

  settlements(query: SettlementReportQuery, options?: CallOptions): PageCall<SettlementReportRow> {
    return this.api.list('/reports/settlement-report', query, options, 'POST');
  }

  /** One settlement, as its summary prints it. */
  settlement(id: string, options?: CallOptions): Call<SettlementReport> {
    return this.api.call('GET', '/reports/settlement-report/{id}', options, id);
  }

  billing(query: BillingQuery, options?: CallOptions): PageCall<BillingRow> {
    return this.api.list('/reports/billing-report', query, options, 'POST');
  }

  /** The transactions behind one billing row. */
  billingDetail(query: BillingDetailQuery, options?: CallOptions): PageCall<BillingDetailRow> {
    return this.api.list('/reports/billing-report/detail', query, options, 'POST');
  }

  reconciliation(query: ReconciliationQuery, options?: CallOptions): PageCall<ReconciliationRow> {
    return this.api.list('/reports/reconciliation', query, options, 'POST');
  }

  /** Reverses or rebooks the money of the transaction. */
  setTransactionStatus(
    change: TransactionStatusChange,
    options?: CallOptions,
  ): Call<Result<'updateTransactionStatus'>> {
    return this.api.call('PUT', '/reports/transaction-status-update', options, undefined, change, 'keyed');
  }

  setBillingStatus(change: BillingStatusChange, options?: CallOptions): Call<Result<'updateBillingStatus'>> {
    return this.api.call('PUT', '/reports/billing-status-update', options, undefined, change);
  }
}
