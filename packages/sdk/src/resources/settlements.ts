import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type Settlement = Row<'listSettlements'>;
export type SettlementDetail = Result<'getSettlement'>;
export type SettlementQuery = Query<'listSettlements'>;
export type SettlementInput = Body<'addSettlement'>;

/** What was paid out to merchants, and how it was computed. */
export class Settlements extends Resource {
  list(query?: SettlementQuery, options?: CallOptions): PageCall<Settlement> {
    return this.api.list('/settlements/get', query, options);
  }

  retrieve(id: string, options?: CallOptions): Call<SettlementDetail> {
    return this.api.call('GET', '/settlements/get/{id}', options, id);
  }

  /** Settles a merchant's revenue of a period; a period settled before, or revenue that changed, is a `ConflictError`. */
  create(settlement: SettlementInput, options?: CallOptions): Call<Result<'addSettlement'>> {
    return this.api.call('POST', '/settlements/add', options, undefined, settlement, 'keyed');
  }
}
