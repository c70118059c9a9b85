import { accessSentences } from './access.ts';
import { blacklistSentences } from './blacklists.ts';
import { checkoutSentences } from './checkout.ts';
import { loanSentences } from './loans.ts';
import { packageSentences } from './packages.ts';
import { payoutSentences } from './payouts.ts';
import { recordSentences } from './records.ts';
import { requestSentences } from './request.ts';
import { settlementSentences } from './settlements.ts';

/**
 * Every refusal of the server by its code: English templates with `{{holes}}`. Clients translate them by the code, so a code
 * keeps its sentence. What a form's field says has a code of its own (`RuleCode`) and no holes.
 */
export const sentences = {
  ...accessSentences,
  ...blacklistSentences,
  ...checkoutSentences,
  ...loanSentences,
  ...packageSentences,
  ...payoutSentences,
  ...recordSentences,
  ...requestSentences,
  ...settlementSentences,
} as const;
