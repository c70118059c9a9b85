import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type LoanAccount = Row<'listLoanAccounts'>;
export type LoanAccountQuery = Query<'listLoanAccounts'>;
export type LoanTransaction = Row<'listLoanTransactions'>;
export type LoanTransactionDetail = Result<'getLoanTransaction'>;
export type LoanTransactionPage = Result<'listLoanTransactions'>;
export type LoanTransactionQuery = Query<'listLoanTransactions'>;
export type LoanTransactionInput = Body<'addLoanTransaction'>;
export type LoanTransactionChange = Body<'editLoanTransaction'>;

/** Loan accounts, which payouts are paid from: major units of PKR, unless told otherwise. */
export class Loans extends Resource {
  /** What each merchant has left to pay out. */
  accounts(query?: LoanAccountQuery, options?: CallOptions): PageCall<LoanAccount> {
    return this.api.list('/credit-loan/loan-accounts/get', query, options);
  }

  /** A merchant's deposits; the pages carry its balance as `loanAccount`. */
  list(
    accountId: string,
    query?: LoanTransactionQuery,
    options?: CallOptions,
  ): PageCall<LoanTransaction, LoanTransactionPage> {
    return this.api.list('/credit-loan/loan-account-detail/get/all/{id}', query, options, 'GET', accountId);
  }

  /** One deposit with its history, which is empty for others than the provider. */
  retrieve(id: string, options?: CallOptions): Call<LoanTransactionDetail> {
    return this.api.call('GET', '/credit-loan/loan-account-detail/get/{id}', options, id);
  }

  /** Deposits `totalAmount`, major units of `currency`, less the charges; US dollars are converted at `exchangeRate`. */
  create(deposit: LoanTransactionInput, options?: CallOptions): Call<Result<'addLoanTransaction'>> {
    return this.api.call(
      'POST',
      '/credit-loan/loan-account-detail/add',
      options,
      undefined,
      deposit,
      'keyed',
    );
  }

  /** Books a deposit anew; where its money is paid out already, it is a `ConflictError`. */
  update(
    id: string,
    change: LoanTransactionChange,
    options?: CallOptions,
  ): Call<Result<'editLoanTransaction'>> {
    return this.api.call('PUT', '/credit-loan/loan-account-detail/edit/{id}', options, id, change, 'keyed');
  }

  /** Deletes a deposit and reverses its booking; where its money is paid out already, it is a `ConflictError`. */
  delete(id: string, options?: CallOptions): Call<Result<'deleteLoanTransaction'>> {
    const path = '/credit-loan/loan-account-detail/delete/{id}';
    return this.api.call('DELETE', path, options, id, undefined, 'keyed');
  }
}
