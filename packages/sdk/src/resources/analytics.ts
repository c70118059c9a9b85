import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type CollectionQuery = Body<'summarizeCollection'>;
export type DisbursementQuery = Body<'summarizeDisbursement'>;

/** Collection and disbursement in figures; amounts in major units. */
export class Analytics extends Resource {
  collection(query: CollectionQuery, options?: CallOptions): Call<Result<'summarizeCollection'>> {
    return this.api.call('POST', '/analytics/collection/get-summary', options, undefined, query, 'safe');
  }

  disbursement(query: DisbursementQuery, options?: CallOptions): Call<Result<'summarizeDisbursement'>> {
    return this.api.call('POST', '/analytics/disbursement/get-summary', options, undefined, query, 'safe');
  }
}
