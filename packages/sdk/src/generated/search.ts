// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Query, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type SearchQuery = Query<'search'>;
export type SearchResult = Result<'search'>;

/** Search over the records of every kind. */
export class Search extends Resource {
  /**
   * Finds records.
   *
   * Returns at most 50 hits, best ones first. Finds merchants, carriers, services, settlements, transactions, users and
   * roles by name, number or id; payouts by reference, beneficiary, mobile number and order id; loan transactions by
   * number and reference; products by name and sku; packages by name and service id; blacklist entries by number;
   * subscriptions by number, service and merchant; transactions by the payer's mobile number or its beginning (seven
   * digits or more, with or without its calling code) as well. Finds transactions and open payments also by the
   * reference numbers of our attempts and of the provider, or their beginning (six characters or more); approval files
   * and settlement files by file name. Each hit needs the permission of its own kind; none is outside the caller's
   * scope.
   */
  find(query: SearchQuery, options?: CallOptions): Call<SearchResult> {
    return this.api.call<'GET', '/search'>('GET', '/search', { query }, options);
  }
}
