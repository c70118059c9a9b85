import type { Body, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type Payout = Row<'listPayouts'>;
export type PayoutQuery = Body<'listPayouts'>;
export type PayoutSearch = Body<'searchPayouts'>;
export type PayoutSummaryQuery = Body<'summarizePayouts'>;
export type PayoutSummary = Result<'summarizePayouts'>;
export type PayoutInput = Body<'addPayout'>;
export type PayoutDecision = Body<'setPayoutStatus'>;

/** What must still be true of a payout for a decision on it to count. */
export type PayoutCheck = Pick<PayoutDecision, 'amount' | 'merchant'>;

/** Money sent to beneficiaries: whole major units of the service's currency. */
export class Payouts extends Resource {
  /** Payouts between two days, inclusive, the last seven unless sent; iterating goes on by cursor where page numbers end. */
  list(query: PayoutQuery = {}, options?: CallOptions): PageCall<Payout> {
    return this.api.list('/credit-loan/loan-request/get', query, options, 'POST');
  }

  /** The payouts between two days, inclusive, that hold a text. */
  search(query: PayoutSearch, options?: CallOptions): PageCall<Payout> {
    return this.api.list('/credit-loan/loan-request/get/search', query, options, 'POST');
  }

  /** Count and amount of the payouts found, apart by status and currency: major units. */
  summarize(query: PayoutSummaryQuery = {}, options?: CallOptions): Call<PayoutSummary> {
    return this.api.call('POST', '/credit-loan/loan-request/summary', options, undefined, query, 'safe');
  }

  /** Asks for a payout; nothing is taken before it is approved. A blacklisted number is a `ConflictError`. */
  create(payout: PayoutInput, options?: CallOptions): Call<Result<'addPayout'>> {
    return this.api.call(
      'POST',
      '/credit-loan/loan-request/add/via-portal',
      options,
      undefined,
      payout,
      'keyed',
    );
  }

  /** Deletes a payout; one that is decided is a `ConflictError`. */
  delete(id: string, options?: CallOptions): Call<Result<'deletePayout'>> {
    return this.api.call('DELETE', '/credit-loan/loan-request/delete/{id}', options, id);
  }

  /** Decides a pending payout for good; one decided already, or not covered by its merchant's money, is a `ConflictError`. */
  setStatus(decision: PayoutDecision, options?: CallOptions): Call<Result<'setPayoutStatus'>> {
    return this.api.call(
      'PUT',
      '/file-upload/process/edit/change-status',
      options,
      undefined,
      decision,
      'keyed',
    );
  }

  /** Approves a pending payout: its merchant's loan account, else its account balance, pays. */
  approve(id: string, check?: PayoutCheck, options?: CallOptions): Call<Result<'setPayoutStatus'>> {
    return this.setStatus({ ...check, id, status: 'Approved' }, options);
  }

  /** Rejects a pending payout. */
  reject(id: string, check?: PayoutCheck, options?: CallOptions): Call<Result<'setPayoutStatus'>> {
    return this.setStatus({ ...check, id, status: 'Rejected' }, options);
  }
}
