// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions, EditOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type LoanAccountQuery = Query<'listLoanAccounts'>;
export type LoanAccount = Row<'listLoanAccounts'>;
export type LoanTransactionDetail = Result<'getLoanTransaction'>;
export type LoanTransactionQuery = Query<'listLoanTransactions'>;
export type LoanTransaction = Row<'listLoanTransactions'>;
export type LoanTransactionPage = Result<'listLoanTransactions'>;
export type LoanStatementQuery = Query<'getLoanStatement'>;
export type LoanStatementLine = Row<'getLoanStatement'>;
export type LoanStatement = Result<'getLoanStatement'>;
export type LoanTransactionInput = Body<'addLoanTransaction'>;
export type LoanTransactionChange = Body<'editLoanTransaction'>;

/** Loan accounts, which payouts are paid from, in major units of PKR unless a field says otherwise. */
export class Loans extends Resource {
  private readonly basePath = '/credit-loan/loan-account-detail';

  /**
   * Lists loan accounts.
   *
   * One for each merchant, whether or not it has deposited. q finds merchantName. Sorts by merchantName,
   * availableBalance, totalTransactions, totalTransactionsAmount, currency; by merchantName by default.
   */
  accounts(query?: LoanAccountQuery, options?: CallOptions): PageCall<LoanAccount> {
    return this.api.list<'GET', '/credit-loan/loan-accounts/get'>('GET', '/credit-loan/loan-accounts/get', { query }, options);
  }

  /**
   * Reads a loan transaction with its history.
   *
   * Only users of the platform owner get the history; for other callers it is empty.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<LoanTransactionDetail> {
    return this.api.call<'GET', '/credit-loan/loan-account-detail/get/{id}'>('GET', `${this.basePath}/get/{id}`, { path: { id } }, options);
  }

  /**
   * Lists the transactions of a loan account.
   *
   * The page carries the merchant's balance as loanAccount. q finds transactionId and reference. Page numbers reach the
   * first 10,000 rows, the cursor all of them. Sorts by createdDate, transactionId, totalAmount, totalBilledAmount,
   * paymentMethod, currency, reference, exchangeRate, waleeCommission, sbpCharges, serviceSalesTax, withHoldingCharges,
   * availableBilledAmount; the cursor requires -createdDate.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  list(id: string, query?: LoanTransactionQuery, options?: CallOptions): PageCall<LoanTransaction, LoanTransactionPage> {
    return this.api.list<'GET', '/credit-loan/loan-account-detail/get/all/{id}'>('GET', `${this.basePath}/get/all/{id}`, { path: { id }, query }, options);
  }

  /**
   * Reads a loan account's statement of a period.
   *
   * Lists every ledger posting on the account in the period, oldest first, with the balance after it, and the opening
   * and closing balance of each currency. The days are in Pakistan's time zone, both included. Returns 403
   * (loanAccount.balanceHidden) to users of a merchant whose balance the platform owner hides.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  statement(id: string, query: LoanStatementQuery, options?: CallOptions): PageCall<LoanStatementLine, LoanStatement> {
    return this.api.list<'GET', '/credit-loan/loan-account-detail/statement/{id}'>('GET', `${this.basePath}/statement/{id}`, { path: { id }, query }, options);
  }

  /**
   * Deposits into a loan account.
   *
   * Deposits totalAmount, in major units of currency. The server computes the billed amount: the total less the sum of
   * the four charges, times exchangeRate for US dollars. A deposit that exceeds the largest possible balance returns
   * 409 (too-much).
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  create(body: LoanTransactionInput, options?: CallOptions): Call<LoanTransaction> {
    return this.api.call<'POST', '/credit-loan/loan-account-detail/add'>('POST', `${this.basePath}/add`, { body, repeat: 'keyed' }, options);
  }

  /**
   * Edits a loan transaction.
   *
   * Reverses the transaction's posting and books the new amount. Returns 409 (overdrawn) if more than the new billed
   * amount is already paid out. Takes the record as its read operation returns it: read-only fields must equal the
   * stored ones, except the figures of `loanAccount`, which may have changed; `history` is ignored.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The loan account would go below zero (overdrawn), or the same request is still being
   * processed (in-flight).
   * @throws PreconditionFailedError The record has changed since the version that If-Match names (stale). Nothing was
   * saved; `current` is the record as it is now, ETag its version, and changedBy and changedAt its newest change.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  update(id: string, body: LoanTransactionChange, options?: EditOptions): Call<LoanTransaction> {
    return this.api.call<'PUT', '/credit-loan/loan-account-detail/edit/{id}'>('PUT', `${this.basePath}/edit/{id}`, { path: { id }, body, repeat: 'keyed' }, options);
  }

  /**
   * Deletes a loan transaction.
   *
   * Reverses its posting. Returns 409 (overdrawn) if some of the money is already paid out.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The loan account would go below zero (overdrawn), or the same request is still being
   * processed (in-flight).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  delete(id: string, options?: CallOptions): Call<undefined> {
    return this.api.call<'DELETE', '/credit-loan/loan-account-detail/delete/{id}'>('DELETE', `${this.basePath}/delete/{id}`, { path: { id }, repeat: 'keyed' }, options);
  }
}
