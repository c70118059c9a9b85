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
export type PayoutFundsOfService = Result<'getPayoutFunds'>;
export type PayoutContext = Result<'getPayoutContext'>;
export type PayoutInput = Body<'addPayout'>;
export type PayoutDecision = Body<'setPayoutStatus'>;
export type PayoutCheck = Omit<PayoutDecision, 'status' | 'id'>;

/** Money that is sent to beneficiaries, in whole major units of the service's currency. */
export class Payouts extends Resource {
  private readonly basePath = '/credit-loan/loan-request';

  /**
   * Lists payouts.
   *
   * Payouts between two days, inclusive; by default the last seven days. The paths and fields of the API call payouts
   * loan requests. q searches the same fields as the search. Page numbers reach the first 10,000 rows, the cursor all
   * of them. Sorts by createdDate, updatedDate, decidedDate, amount, currency, status, merchantName, fullName,
   * referanceNumber, beneficiaryEmail, msisdn, payoutType, bankName, merchantOrderId; the cursor requires -createdDate.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  list(query: PayoutQuery = {}, options?: CallOptions): PageCall<Payout> {
    return this.api.list<'POST', '/credit-loan/loan-request/get'>('POST', `${this.basePath}/get`, { body: query, repeat: 'safe' }, options);
  }

  /**
   * Searches payouts.
   *
   * Finds the text in referanceNumber, merchantName, fullName, beneficiaryEmail, msisdn and merchantOrderId. Page
   * numbers reach the first 10,000 rows, the cursor all of them. Sorts as the list does.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  search(query: PayoutSearch, options?: CallOptions): PageCall<Payout> {
    return this.api.list<'POST', '/credit-loan/loan-request/get/search'>('POST', `${this.basePath}/get/search`, { body: query, repeat: 'safe' }, options);
  }

  /**
   * Reads a payout.
   *
   * Callers other than the platform owner can read only records of their own account; others return 404. nationalId is
   * masked. Callers who may approve payouts get it unmasked with `reveal=nationalId`, which the payout's history
   * records; other callers get 403.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, query?: PayoutReveal, options?: CallOptions): Call<Payout> {
    return this.api.call<'GET', '/credit-loan/loan-request/get/{id}'>('GET', `${this.basePath}/get/{id}`, { path: { id }, query }, options);
  }

  /**
   * Sums up payouts by status and currency.
   *
   * Count and amount, in major units, by status and currency. Counts the payouts that the list or the search finds with
   * the same filters.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  summarize(query: PayoutSummaryQuery = {}, options?: CallOptions): Call<PayoutSummary> {
    return this.api.call<'POST', '/credit-loan/loan-request/summary'>('POST', `${this.basePath}/summary`, { body: query, repeat: 'safe' }, options);
  }

  /**
   * Checks a new payout for warnings.
   *
   * For use before the request: tells whether a similar payout was requested within a day, and whether the number is
   * blacklisted. Changes nothing.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  check(query: PayoutGuardQuery, options?: CallOptions): Call<PayoutGuards> {
    return this.api.call<'POST', '/credit-loan/loan-request/check'>('POST', `${this.basePath}/check`, { body: query, repeat: 'safe' }, options);
  }

  /**
   * Reads the funds for a new payout.
   *
   * The funds of the service's merchant in the currency of its payouts, and the sum of its pending payouts. A
   * merchant's users who may not see its balance get no funds.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  funds(id: string, options?: CallOptions): Call<PayoutFundsOfService> {
    return this.api.call<'GET', '/credit-loan/loan-request/funds/{id}'>('GET', `${this.basePath}/funds/{id}`, { path: { id } }, options);
  }

  /**
   * Reads the information for deciding a payout.
   *
   * The merchant's funds, the sum of its pending payouts, and the beneficiary's other payouts. A merchant's users who
   * may not see its balance get no funds.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  context(id: string, options?: CallOptions): Call<PayoutContext> {
    return this.api.call<'GET', '/credit-loan/loan-request/context/{id}'>('GET', `${this.basePath}/context/{id}`, { path: { id } }, options);
  }

  /**
   * Requests a payout.
   *
   * Moves no money yet: the approval takes it. A blacklisted msisdn returns 409 (blacklisted). If another payout of the
   * merchant has the merchantOrderId, the server creates another number and returns it.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The number is blacklisted (blacklisted), the service or its merchant takes no payments at the
   * moment (payout.serviceSuspended), or the same request is still being processed (in-flight).
   */
  create(body: PayoutInput, options?: CallOptions): Call<Payout> {
    return this.api.call<'POST', '/credit-loan/loan-request/add/via-portal'>('POST', `${this.basePath}/add/via-portal`, { body, repeat: 'keyed' }, options);
  }

  /**
   * Deletes a payout.
   *
   * Only while the payout is Pending; a decided payout returns 409.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The payout is already decided (already-decided), the merchant's payable and balance do not
   * cover it (refund-not-covered), the user who requested it may not approve it (own-payout), or the same request is
   * still being processed (in-flight).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  delete(id: string, options?: CallOptions): Call<undefined> {
    return this.api.call<'DELETE', '/credit-loan/loan-request/delete/{id}'>('DELETE', `${this.basePath}/delete/{id}`, { path: { id } }, options);
  }

  /**
   * Approves or rejects a payout.
   *
   * Only a Pending payout can be decided, and of concurrent decisions exactly one succeeds. Approval takes the amount
   * from the merchant's loan account in the payout's currency, otherwise from its account balance, and never overdraws.
   * If the installation requires a second person to approve, the caller's own payout returns 409 (own-payout).
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The payout is already decided (already-decided), the merchant's payable and balance do not
   * cover it (refund-not-covered), the user who requested it may not approve it (own-payout), or the same request is
   * still being processed (in-flight).
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
