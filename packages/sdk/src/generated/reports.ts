// Generated from the contract by openapi/scripts/generate.ts: do not edit.

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
export type TransactionStatusChange = Body<'updateTransactionStatus'>;
export type BillingQuery = Body<'reportBilling'>;
export type BillingRow = Row<'reportBilling'>;
export type BillingDetailQuery = Body<'reportBillingDetail'>;
export type BillingDetailRow = Row<'reportBillingDetail'>;
export type BillingStatusChange = Body<'updateBillingStatus'>;
export type ReconciliationQuery = Body<'reportReconciliation'>;
export type ReconciliationRow = Row<'reportReconciliation'>;

/** Transactions, billing and settlements between two days, inclusive. */
export class Reports extends Resource {
  private readonly basePath = '/reports';

  /**
   * Reports transactions.
   *
   * A merchant's users get its own transactions, a carrier's users those that it carried. Page numbers reach the first
   * 10,000 rows, the cursor all of them. The days are those of transactionDate. Billing, settlements and reconciliation
   * count a row on its business day. The two days differ if a payment was paid on a later day than it had expired, or
   * became successful again after its day was settled. Sorts by transactionDate, amount, status, serviceName, orderId,
   * msisdn, operator, productName, transactionId, netAmount, merchantShareValue, waleeShareValue, carrierShareValue,
   * refundedAmount; `-transactionDate` by default, which the cursor requires. A carrier's users cannot sort by fields
   * that they do not see.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  transactions(query: TransactionQuery, options?: CallOptions): PageCall<Transaction> {
    return this.api.list<'POST', '/reports/transaction-report'>('POST', `${this.basePath}/transaction-report`, { body: query, repeat: 'safe' }, options);
  }

  /**
   * Reports settlements.
   *
   * By the day on which they were created; callers other than the platform owner get their own. The sort fields and q
   * are those of `/settlements/get`.
   */
  settlements(query: SettlementReportQuery, options?: CallOptions): PageCall<SettlementReportRow> {
    return this.api.list<'POST', '/reports/settlement-report'>('POST', `${this.basePath}/settlement-report`, { body: query, repeat: 'safe' }, options);
  }

  /**
   * Reads a settlement for its summary.
   *
   * By its `_id` or its transactionId, for callers who may see reports. A settlement of another account returns 404.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  settlement(id: string, options?: CallOptions): Call<SettlementReport> {
    return this.api.call<'GET', '/reports/settlement-report/{id}'>('GET', `${this.basePath}/settlement-report/{id}`, { path: { id } }, options);
  }

  /**
   * Corrects a transaction's status.
   *
   * Reverses or rebooks its money, marks the transaction as manual and sends the merchant a webhook. Returns 409 if the
   * transaction is in a settlement, or if the merchant's payable would go below zero.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The transaction is in a settlement (settled), the payable of its merchant would go below zero
   * (payable), or the same request is still being processed (in-flight).
   */
  setTransactionStatus(body: TransactionStatusChange, options?: CallOptions): Call<Result<'updateTransactionStatus'>> {
    return this.api.call<'PUT', '/reports/transaction-status-update'>('PUT', `${this.basePath}/transaction-status-update`, { body, repeat: 'keyed' }, options);
  }

  /**
   * Reports billing by service.
   *
   * One row per merchant, service, country and currency, from the daily figures by business day. A payment that was
   * paid after it had expired counts on the day on which it was paid. A payment that became successful again after its
   * day was settled counts on the day on which it did. The transaction report has both on the day of their
   * transactionDate. A carrier's users cannot sort by fields that they do not see. Sorts by serviceName,
   * totalNumberOfTransactions, totalAmount, waleeShareValue, merchantShareValue, status.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  billing(query: BillingQuery, options?: CallOptions): PageCall<BillingRow> {
    return this.api.list<'POST', '/reports/billing-report'>('POST', `${this.basePath}/billing-report`, { body: query, repeat: 'safe' }, options);
  }

  /**
   * Reports the billing of one service.
   *
   * The transactions that a row of the billing report sums; a row that the caller's report does not have returns 404.
   * Page numbers reach the first 10,000 rows, the cursor all of them.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  billingDetail(query: BillingDetailQuery, options?: CallOptions): PageCall<BillingDetailRow> {
    return this.api.list<'POST', '/reports/billing-report/detail'>('POST', `${this.basePath}/billing-report/detail`, { body: query, repeat: 'safe' }, options);
  }

  /**
   * Sets the status of a billing row.
   *
   * Marks the row as billed or not billed, for exactly these days. Moves no money. Sending the current status changes
   * nothing.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  setBillingStatus(body: BillingStatusChange, options?: CallOptions): Call<Result<'updateBillingStatus'>> {
    return this.api.call<'PUT', '/reports/billing-status-update'>('PUT', `${this.basePath}/billing-status-update`, { body }, options);
  }

  /**
   * Compares transactions, billing and settlements.
   *
   * One row per merchant that had transactions in the period; sorts by merchantName, transactionCount,
   * transactionAmount, refundedAmount, billedAmount, settledAmount, difference.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  reconciliation(query: ReconciliationQuery, options?: CallOptions): PageCall<ReconciliationRow> {
    return this.api.list<'POST', '/reports/reconciliation'>('POST', `${this.basePath}/reconciliation`, { body: query, repeat: 'safe' }, options);
  }
}
