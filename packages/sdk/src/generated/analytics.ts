// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type CollectionQuery = Body<'summarizeCollection'>;
export type DisbursementQuery = Body<'summarizeDisbursement'>;

/** Collection and disbursement in figures, in major units. */
export class Analytics extends Resource {
  private readonly basePath = '/analytics';

  /**
   * Sums up collection.
   *
   * Each payment counts on the business day of its country. Days without payments are listed with zeros if the period
   * has at most 366 days.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  collection(query: CollectionQuery, options?: CallOptions): Call<Result<'summarizeCollection'>> {
    return this.api.call<'POST', '/analytics/collection/get-summary'>('POST', `${this.basePath}/collection/get-summary`, { body: query, repeat: 'safe' }, options);
  }

  /**
   * Sums up disbursement.
   *
   * A payout counts on the business day of Egypt on which it was requested. One item per currency; none for a currency
   * without deposits and payouts.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  disbursement(query: DisbursementQuery, options?: CallOptions): Call<Result<'summarizeDisbursement'>> {
    return this.api.call<'POST', '/analytics/disbursement/get-summary'>('POST', `${this.basePath}/disbursement/get-summary`, { body: query, repeat: 'safe' }, options);
  }
}
