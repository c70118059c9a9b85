import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type BlacklistEntry = Row<'listBlacklist'>;
export type BlacklistQuery = Query<'listBlacklist'>;
export type BlacklistInput = Body<'addBlacklistEntry'>;
export type BlacklistChange = Body<'editBlacklistEntry'>;

/** Mobile numbers that can start no checkout, payment link or payout with any merchant. */
export class Blacklists extends Resource {
  list(query?: BlacklistQuery, options?: CallOptions): PageCall<BlacklistEntry> {
    return this.api.list('/black-lists/get', query, options);
  }

  retrieve(id: string, options?: CallOptions): Call<Result<'getBlacklistEntry'>> {
    return this.api.call('GET', '/black-lists/get/{id}', options, id);
  }

  /** Blacklists a number, normalised by the server; one that is listed already is a `ConflictError`. */
  create(entry: BlacklistInput, options?: CallOptions): Call<Result<'addBlacklistEntry'>> {
    return this.api.call('POST', '/black-lists/add', options, undefined, entry);
  }

  update(id: string, change: BlacklistChange, options?: CallOptions): Call<Result<'editBlacklistEntry'>> {
    return this.api.call('PUT', '/black-lists/edit/{id}', options, id, change);
  }

  delete(id: string, options?: CallOptions): Call<Result<'deleteBlacklistEntry'>> {
    return this.api.call('DELETE', '/black-lists/delete/{id}', options, id);
  }
}
