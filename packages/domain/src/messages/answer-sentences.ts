import { accessSentences } from './access.ts';
import { accountSentences } from './accounts.ts';
import { blacklistSentences } from './blacklists.ts';
import { checkoutSentences } from './checkout.ts';
import { deliverySentences } from './deliveries.ts';
import { keySentences } from './keys.ts';
import { loanSentences } from './loans.ts';
import { packageSentences } from './packages.ts';
import { payoutSentences } from './payouts.ts';
import { peopleSentences } from './people.ts';
import { recordSentences } from './records.ts';
import { refundSentences } from './refunds.ts';
import { reportSentences } from './reports.ts';
import { requestSentences } from './request.ts';
import { settlementSentences } from './settlements.ts';
import { subscriptionSentences } from './subscriptions.ts';
import { toolSentences } from './tools.ts';

/**
 * The server's error messages and the reasons of failed deliveries, by code. The descriptions of history entries are in
 * another module, so that a page loads them only when it shows a history.
 */
export const answerSentences = {
  ...accessSentences,
  ...accountSentences,
  ...blacklistSentences,
  ...checkoutSentences,
  ...deliverySentences,
  ...keySentences,
  ...loanSentences,
  ...packageSentences,
  ...payoutSentences,
  ...peopleSentences,
  ...recordSentences,
  ...refundSentences,
  ...reportSentences,
  ...requestSentences,
  ...settlementSentences,
  ...subscriptionSentences,
  ...toolSentences,
} as const;
