import { accessSentences } from './access.ts';
import { accountSentences } from './accounts.ts';
import { blacklistSentences } from './blacklists.ts';
import { checkoutSentences } from './checkout.ts';
import { deliverySentences } from './deliveries.ts';
import { historySentences } from './history.ts';
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
 * All of the server's error messages, descriptions of history entries and reasons of failed deliveries, by code. They
 * are English templates with `{{placeholders}}`. Clients translate by code, so the sentence of a code must not change. Messages
 * about form fields have their own codes (`RuleCode`) and no placeholders.
 */
export const sentences = {
  ...accessSentences,
  ...accountSentences,
  ...blacklistSentences,
  ...checkoutSentences,
  ...deliverySentences,
  ...historySentences,
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
