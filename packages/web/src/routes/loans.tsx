import type { LoanAccountQuery, LoanTransactionQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { listSearch, pageSearch } from '../kit/lists/state/list-search.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { guardCall } from './guard-form.ts';
import { guardProviderPage } from './guard-provider-page.ts';
import { protectedRoute } from './protected.tsx';

const accountSearch = listSearch<LoanAccountQuery, 'view'>()('view');

const topUps = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchant-top-ups',
  validateSearch: accountSearch,
  beforeLoad: guardCall('Merchant Top Up', 'listLoanAccounts'),
  component: lazyPage(() => import('../areas/loans/loan-account-list.tsx'), 'MerchantTopUps'),
});

const accounts = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/loan-accounts-balance',
  validateSearch: accountSearch,
  beforeLoad: guardCall('Account Balance', 'listLoanAccounts'),
  component: lazyPage(() => import('../areas/loans/loan-account-list.tsx'), 'LoanAccountsBalance'),
});

const account = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/loan-account-detail/$merchant',
  validateSearch: listSearch<LoanTransactionQuery>()(),
  beforeLoad: guardCall('Loan account', 'listLoanTransactions'),
  component: lazyPage(() => import('../areas/loans/loan-account-detail.tsx'), 'LoanAccountDetail'),
});

const statement = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/loan-account-detail/$merchant/statement',
  validateSearch: pageSearch('dateFrom', 'dateTo'),
  beforeLoad: guardCall('Statement', 'getLoanStatement'),
  component: lazyPage(() => import('../areas/loans/loan-statement.tsx'), 'LoanStatement'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/loan-account-detail/form/$id',
  validateSearch: pageSearch('merchant'),
  beforeLoad: ({ params }) =>
    params.id === 'new'
      ? guardProviderPage('Create Transaction', 'addLoanTransaction')()
      : guardProviderPage('Edit Transaction', 'editLoanTransaction')(),
  component: lazyPage(() => import('../areas/loans/loan-form.tsx'), 'LoanForm'),
});

const history = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/loan-account-detail/history/$id',
  beforeLoad: guardProviderPage('History', 'getLoanTransaction'),
  component: lazyPage(() => import('../areas/loans/loan-history.tsx'), 'LoanHistory'),
});

export const loanRoutes = [topUps, accounts, account, statement, form, history] as const;
