import type { Daftar } from '@daftar/sdk';
import type { AreaDemo, Named } from '../demo.ts';

/** The merchants that have a loan account, by the id that the pages' addresses have. */
async function borrowers(api: Daftar, named: Named) {
  const { data } = await api.loans.accounts(named('Ravi'));
  return { data: data.map(({ userTypeId }) => ({ _id: userTypeId })) };
}

export const demo: AreaDemo = {
  pages: [
    {
      name: 'merchant-top-ups',
      route: '/merchant-top-ups',
      title: 'Merchant Top Up',
      shows: 'rows',
      merchant: 'refused',
    },
    { name: 'loan-accounts', route: '/loan-accounts-balance', title: 'Loan accounts', shows: 'rows' },
    {
      name: 'loan-accounts-cards',
      route: '/loan-accounts-balance',
      query: () => ({ view: 'cards' }),
      title: 'Loan accounts',
      shows: 'cards',
    },
    { name: 'loan-account', route: '/loan-account-detail/$merchant', record: 'borrower', shows: 'rows' },
    {
      name: 'loan-statement',
      route: '/loan-account-detail/$merchant/statement',
      record: 'borrower',
      title: 'Statement',
      shows: 'sheet',
    },
    {
      name: 'loan-transaction-new',
      route: '/loan-account-detail/form/$id',
      record: 'new',
      title: 'Create Transaction',
      shows: 'form',
      merchant: '/loan-accounts-balance',
    },
    {
      name: 'loan-transaction',
      route: '/loan-account-detail/form/$id',
      record: 'loanTransaction',
      title: 'Edit Transaction',
      shows: 'form',
      merchant: '/loan-accounts-balance',
    },
    {
      name: 'loan-transaction-history',
      route: '/loan-account-detail/history/$id',
      record: 'loanTransaction',
      shows: 'history',
      merchant: '/loan-accounts-balance',
    },
  ],
  records: {
    borrower: borrowers,
    loanTransaction: async (api, named) => {
      const [borrower] = (await borrowers(api, named)).data;
      return api.loans.list(borrower?._id ?? '');
    },
  },
  menu: [
    { menu: 'side', label: 'Merchant Top Up', path: '/merchant-top-ups', seenBy: ['owner', 'support'] },
    {
      menu: 'side',
      label: 'Account Balance',
      path: '/loan-accounts-balance',
      seenBy: ['owner', 'merchant', 'support'],
    },
  ],
  popups: [
    { name: 'loan-transaction-show', at: 'loan-account', row: 'Show' },
    { name: 'loan-transaction-delete', at: 'loan-account', row: 'Delete' },
  ],
};
