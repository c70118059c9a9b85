import type { LoanAccountQuery, LoanTransactionQuery } from '@daftar/sdk';
import { createRoute } from '@tanstack/react-router';
import { BanknoteArrowUp, Wallet } from 'lucide-react';
import { listSearch, pageSearch } from '../../kit/lists/state/list-search.ts';
import { area, type Creation } from '../../session/areas.ts';
import { guardCall, guardOwnerPage } from '../../session/permissions/guards.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { protectedRoute } from '../../shell/protected-route.tsx';

declare module '../../api/query-keys.ts' {
  interface Resources {
    'loan-accounts': true;
    'loan-transactions': true;
  }
}

const creates = {
  path: '/loan-account-detail/form/new',
  label: 'Create Transaction',
  operation: 'addLoanTransaction',
} satisfies Creation;

const accountSearch = listSearch<LoanAccountQuery, 'view'>()('view');

const topUps = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/merchant-top-ups',
  validateSearch: accountSearch,
  beforeLoad: guardCall('Merchant Top Up', 'listLoanAccounts'),
  component: lazyPage(() => import('./loan-account-list.tsx'), 'MerchantTopUps'),
});

const accounts = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/loan-accounts-balance',
  validateSearch: accountSearch,
  beforeLoad: guardCall('Account Balance', 'listLoanAccounts'),
  component: lazyPage(() => import('./loan-account-list.tsx'), 'LoanAccountsBalance'),
});

const account = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/loan-account-detail/$merchant',
  validateSearch: listSearch<LoanTransactionQuery>()(),
  beforeLoad: guardCall('Loan account', 'listLoanTransactions'),
  component: lazyPage(() => import('./loan-account-detail.tsx'), 'LoanAccountDetail'),
});

const statement = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/loan-account-detail/$merchant/statement',
  validateSearch: pageSearch('dateFrom', 'dateTo'),
  beforeLoad: guardCall('Statement', 'getLoanStatement'),
  component: lazyPage(() => import('./loan-statement.tsx'), 'LoanStatement'),
});

const form = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/loan-account-detail/form/$id',
  validateSearch: pageSearch('merchant'),
  beforeLoad: ({ params }) =>
    params.id === 'new'
      ? guardOwnerPage(creates.label, creates.operation)()
      : guardOwnerPage('Edit Transaction', 'editLoanTransaction')(),
  component: lazyPage(() => import('./loan-form.tsx'), 'LoanForm'),
});

const history = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/loan-account-detail/history/$id',
  beforeLoad: guardOwnerPage('History', 'getLoanTransaction'),
  component: lazyPage(() => import('./loan-history.tsx'), 'LoanHistory'),
});

export const loans = area({
  entries: [
    {
      menu: ['side', 70],
      label: 'Merchant Top Up',
      path: '/merchant-top-ups',
      flag: 'LoanRequest.viewAll',
      ownerOnly: true,
      icon: BanknoteArrowUp,
      key: 't',
    },
    {
      menu: ['side', 140],
      label: 'Account Balance',
      path: '/loan-accounts-balance',
      flag: 'LoanRequest.viewAll',
      icon: Wallet,
      key: 'n',
    },
  ],
  creates,
  guardedBy: { '/loan-account-detail': '/loan-accounts-balance' },
  routes: [topUps, accounts, account, statement, form, history],
});
