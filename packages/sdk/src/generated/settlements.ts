// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type SettlementQuery = Query<'listSettlements'>;
export type Settlement = Row<'listSettlements'>;
export type SettlementDetail = Result<'getSettlement'>;
export type SettlementInput = Body<'addSettlement'>;

/** Settlements: what is paid out to merchants, and how it is computed. */
export class Settlements extends Resource {
  private readonly basePath = '/settlements';

  /**
   * Lists settlements.
   *
   * Callers other than the platform owner get their own. Sorts by transactionDate, transactionId, merchantName,
   * channel, country, dateFrom, totalRevenue, netTransferAmount, netSettledAmount, grossSettledAmount, settledCurrency;
   * `-transactionDate` by default. `q` finds names of merchants and channels, and a transactionId as a whole; currency
   * is the localCurrency; dateFrom and dateTo find every settlement whose period overlaps theirs.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  list(query?: SettlementQuery, options?: CallOptions): PageCall<Settlement> {
    return this.api.list<'GET', '/settlements/get'>('GET', `${this.basePath}/get`, { query }, options);
  }

  /**
   * Reads a settlement with its history.
   *
   * By its `_id` or its transactionId. A settlement of another account returns 404. A settlement is never edited.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<SettlementDetail> {
    return this.api.call<'GET', '/settlements/get/{id}'>('GET', `${this.basePath}/get/{id}`, { path: { id } }, options);
  }

  /**
   * Creates a settlement.
   *
   * Assigns the payments of the period to the settlement and books the payout. The server computes every figure again.
   * An unknown merchant returns 404. Repeating a request that is still being processed returns 409 (in-flight).
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The period overlaps an earlier settlement (overlap), has nothing to settle
   * (nothing-to-settle) or more than one settlement can hold (settlement.tooMuch), its figures changed meanwhile
   * (stale-figures and the figure's name), the result differs from exact decimals and needs a reason (difference), or
   * the same request is still being processed (in-flight).
   */
  create(body: SettlementInput, options?: CallOptions): Call<Settlement> {
    return this.api.call<'POST', '/settlements/add'>('POST', `${this.basePath}/add`, { body, repeat: 'keyed' }, options);
  }
}
