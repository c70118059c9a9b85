import { asUser } from '../../access/caller.ts';
import { historyOf } from '../../audit/history-of.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import { fetchPage } from '../../lists/page.ts';
import { fetchRecent } from '../../lists/recent-page.ts';
import { sendEtag } from '../../records/etag.ts';
import { loanStatement } from './statement.ts';
import {
  accountMerchant,
  type LoanAccountRow,
  type LoanTransactionRow,
  loanAccountConditions,
  loanAccountList,
  loanAccountOf,
  loanTransactionConditions,
  loanTransactionList,
  visibleLoanTransaction,
} from './store.ts';
import { loanAccountWire, loanTransactionWire } from './wire.ts';
import { loanWrites } from './writes.ts';

/** Handles loan accounts (the money that merchants deposited for payouts) and their transactions. */
export const loanHandlers: Handlers = {
  reads: {
    listLoanAccounts: ({ gateway, caller, query }) => {
      const user = asUser(caller);
      const conditions = loanAccountConditions(user, query);
      return fetchPage(gateway.pool, loanAccountList, conditions, query, (row: LoanAccountRow) =>
        loanAccountWire(row, user),
      );
    },

    getLoanTransaction: async ({ db, caller, params, reply }) => {
      const user = asUser(caller);
      const row = await visibleLoanTransaction(db, user, params.id);
      sendEtag(reply, row);
      return {
        ...loanTransactionWire(row, await loanAccountOf(db, row.user_type_id), user),
        // Only the platform owner's users see the history.
        history: user.isPlatformOwner
          ? await historyOf(db, { kind: 'loan-transaction', id: row.id, account: row.user_type_id }, user)
          : [],
      };
    },

    listLoanTransactions: async ({ gateway, db, caller, params, query }) => {
      const user = asUser(caller);
      const account = await loanAccountOf(db, accountMerchant(user, params.id));
      const conditions = loanTransactionConditions(account.merchant_id, query.q);
      const page = await fetchRecent(
        gateway.pool,
        loanTransactionList,
        conditions,
        query,
        (row: LoanTransactionRow) => loanTransactionWire(row, account, user),
      );
      return { ...page, loanAccount: loanAccountWire(account, user) };
    },

    getLoanStatement: ({ gateway, db, caller, params, query }) => {
      const user = asUser(caller);
      return loanStatement(gateway, db, user, { ...query, merchantId: accountMerchant(user, params.id) });
    },
  },
  writes: loanWrites,
};
