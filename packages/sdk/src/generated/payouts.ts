// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type PayoutQuery = Body<'listPayouts'>;
export type Payout = Row<'listPayouts'>;
export type PayoutSearch = Body<'searchPayouts'>;
export type PayoutReveal = Query<'getPayout'>;
export type PayoutSummaryQuery = Body<'summarizePayouts'>;
export type PayoutSummary = Result<'summarizePayouts'>;
export type PayoutGuardQuery = Body<'checkPayout'>;
export type PayoutGuards = Result<'checkPayout'>;
export type PayoutContext = Result<'getPayoutContext'>;
export type PayoutInput = Body<'addPayout'>;
export type PayoutDecision = Body<'setPayoutStatus'>;
export type PayoutCheck = Omit<PayoutDecision, 'status' | 'id'>;

/** Money that is sent to beneficiaries, in whole major units of the service's currency. */
export class Payouts extends Resource {
  /**
   * Lists payouts.
   *
   * Payouts between two days, inclusive; by default the last seven days. The wire calls payouts loan requests. q finds
   * what the search finds. Page numbers serve the first 10,000 rows, the cursor any depth. Sorts by createdDate,
   * updatedDate, amount, currency, status, merchantName, fullName, referanceNumber, beneficiaryEmail, msisdn,
   * payoutType, bankName, merchantOrderId, voucherCode; the cursor goes with -createdDate.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   */
  list(query: PayoutQuery = {}, options?: CallOptions): PageCall<Payout> {
    return this.api.list<'POST', '/credit-loan/loan-request/get'>('POST', '/credit-loan/loan-request/get', { body: query, repeat: 'safe' }, options);
  }

  /**
   * Searches payouts.
   *
   * Finds the text in referanceNumber, merchantName, fullName, beneficiaryEmail, msisdn, merchantOrderId and
   * voucherCode. Page numbers serve the first 10,000 rows, the cursor any depth. Sorts as the list does.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   */
  search(query: PayoutSearch, options?: CallOptions): PageCall<Payout> {
    return this.api.list<'POST', '/credit-loan/loan-request/get/search'>('POST', '/credit-loan/loan-request/get/search', { body: query, repeat: 'safe' }, options);
  }

  /**
   * Reads a payout.
   *
   * Of the caller's own account; others than the provider get 404 for another's. nationalId is masked. Who may approve
   * payouts gets it whole with `reveal=nationalId`, which the payout's history records; for others that is 403.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, query?: PayoutReveal, options?: CallOptions): Call<Payout> {
    return this.api.call<'GET', '/credit-loan/loan-request/get/{id}'>('GET', '/credit-loan/loan-request/get/{id}', { path: { id }, query }, options);
  }

  /**
   * Sums up payouts by status and currency.
   *
   * Count and amount, in major units, by status and currency. Counts the payouts that the list or the search finds with
   * the same filters.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   */
  summarize(query: PayoutSummaryQuery = {}, options?: CallOptions): Call<PayoutSummary> {
    return this.api.call<'POST', '/credit-loan/loan-request/summary'>('POST', '/credit-loan/loan-request/summary', { body: query, repeat: 'safe' }, options);
  }

  /**
   * Looks for reasons to look twice at a new payout.
   *
   * Before it is asked for: whether a payout like it was asked for within a day, and whether the number is blacklisted.
   * Changes nothing.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   */
  check(query: PayoutGuardQuery, options?: CallOptions): Call<PayoutGuards> {
    return this.api.call<'POST', '/credit-loan/loan-request/check'>('POST', '/credit-loan/loan-request/check', { body: query, repeat: 'safe' }, options);
  }

  /**
   * Reads what helps to decide a payout.
   *
   * The merchant's funds and how much of them is spoken for, and the beneficiary's other payouts. The funds are left
   * out for a merchant's users who may not see its balance.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  context(id: string, options?: CallOptions): Call<PayoutContext> {
    return this.api.call<'GET', '/credit-loan/loan-request/context/{id}'>('GET', '/credit-loan/loan-request/context/{id}', { path: { id } }, options);
  }

  /**
   * Asks for a payout.
   *
   * Moves nothing yet: the money is taken when it is approved. A blacklisted msisdn is refused. Where another payout of
   * the merchant has the merchantOrderId, another is made and answered.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ConflictError The number is blacklisted (blacklisted), the service or its merchant does not sell at the
   * moment (payout.serviceSuspended), or the same request is still being processed (in-flight).
   */
  create(body: PayoutInput, options?: CallOptions): Call<Payout> {
    return this.api.call<'POST', '/credit-loan/loan-request/add/via-portal'>('POST', '/credit-loan/loan-request/add/via-portal', { body, repeat: 'keyed' }, options);
  }

  /**
   * Deletes a payout.
   *
   * Only while it is Pending; one that is decided stays, 409.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ConflictError It is decided already (already-decided), the merchant's payable and balance do not cover it
   * (refund-not-covered), whoever asked for it may not approve it (own-payout), or the same request is still being
   * processed (in-flight).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  delete(id: string, options?: CallOptions): Call<undefined> {
    return this.api.call<'DELETE', '/credit-loan/loan-request/delete/{id}'>('DELETE', '/credit-loan/loan-request/delete/{id}', { path: { id } }, options);
  }

  /**
   * Approves or rejects a payout.
   *
   * From Pending only, with exactly one winner. Approval takes the amount from the merchant's loan account in its
   * currency, else from its account balance, and never overdraws. Where it is required that another than who asked
   * approves, one's own payout is 409.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ConflictError It is decided already (already-decided), the merchant's payable and balance do not cover it
   * (refund-not-covered), whoever asked for it may not approve it (own-payout), or the same request is still being
   * processed (in-flight).
   */
  setStatus(body: PayoutDecision, options?: CallOptions): Call<Payout> {
    return this.api.call<'PUT', '/file-upload/process/edit/change-status'>('PUT', '/file-upload/process/edit/change-status', { body, repeat: 'keyed' }, options);
  }

  /**
   * Approves a pending payout.
   *
   * Calls `setStatus` (approve or reject a payout).
   */
  approve(id: string, rest?: PayoutCheck, options?: CallOptions): Call<Payout> {
    return this.setStatus({ ...rest, id, status: 'Approved' }, options);
  }

  /**
   * Rejects a pending payout.
   *
   * Calls `setStatus` (approve or reject a payout).
   */
  reject(id: string, rest?: PayoutCheck, options?: CallOptions): Call<Payout> {
    return this.setStatus({ ...rest, id, status: 'Rejected' }, options);
  }
}
