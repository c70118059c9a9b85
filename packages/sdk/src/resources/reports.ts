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
}
