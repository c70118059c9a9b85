import type { LoanAccountQuery, LoanStatement, LoanStatementLine, LoanTransactionQuery } from '@daftar/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys, type Resource } from '../../api/query-keys.ts';
import { listOptions } from '../../kit/records/list-options.ts';
import { resourceQueries } from '../../kit/records/resource-queries.ts';

/** The resources that a loan transaction changes. */
export const changedByLoans: readonly Resource[] = ['loan-transactions', 'loan-accounts', 'disbursement'];

/** Queries of loan accounts: the list, and one merchant's account with its balance. */
export const accountQueries = resourceQueries('loan-accounts', {
  list: (query: LoanAccountQuery | undefined, options) => api.loans.accounts(query, options),
  retrieve: async (merchant, options) => (await api.loans.list(merchant, { limit: 1 }, options)).loanAccount,
});

/** Queries of loan transactions: one transaction with its history. */
export const transactionQueries = resourceQueries('loan-transactions', {
  list: () => Promise.resolve(undefined),
  retrieve: (id, options) => api.loans.retrieve(id, options),
});

/**
 * Lists the transactions of a merchant's account. The query key contains the account's id, because the export uses it as a
 * filter.
 */
export const transactionsOf = (merchant: string) => (query: LoanTransactionQuery) =>
  listOptions(
    'loan-transactions',
    { ...query, id: merchant },
    {
      queryFn: async ({ signal }) => await api.loans.list(merchant, query, { signal }),
      placeholderData: keepPreviousData,
    },
  );

export type StatementPeriod = { readonly dateFrom: string; readonly dateTo: string };

/** A statement with all of its lines, or with the first `mostLines` of them. */
export type WholeStatement = Omit<LoanStatement, 'data'> & { readonly lines: readonly LoanStatementLine[] };

/** Upper limit of lines on the page; an export contains all lines. */
export const mostLines = 2000;

/** Reads a statement, page by page. */
export const statementQuery = (merchant: string, period: StatementPeriod) =>
  queryOptions({
    queryKey: queryKeys.of('loan-transactions', 'statement', merchant, period),
    queryFn: async ({ signal }): Promise<WholeStatement> => {
      const read = (page: number) =>
        api.loans.statement(merchant, { ...period, page, limit: 500 }, { signal });
      const { data, ...statement } = await read(1);
      const lines = [...data];
      for (let page = 2; page <= statement.pages && lines.length < mostLines; page += 1)
        lines.push(...(await read(page)).data);
      return { ...statement, lines };
    },
    staleTime: 0,
  });

/** The country whose time zone determines the days of a statement. */
export const statementCountry = 'Pakistan';
