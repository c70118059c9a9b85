import { arabicValues, type RuleMessage, type sentences } from '@daftar/domain';
import { approvals } from './ar/approvals.ts';
import { catalogue } from './ar/catalogue.ts';
import { common } from './ar/common.ts';
import { counted } from './ar/counted.ts';
import { dashboard } from './ar/dashboard.ts';
import { formMessages } from './ar/form-messages.ts';
import { forms } from './ar/forms.ts';
import { history } from './ar/history.ts';
import { lists } from './ar/lists.ts';
import { loans } from './ar/loans.ts';
import { monitoring } from './ar/monitoring.ts';
import { payouts } from './ar/payouts.ts';
import { refusals } from './ar/refusals.ts';
import { reports } from './ar/reports.ts';
import { server } from './ar/server.ts';
import { settlementFiles } from './ar/settlement-files.ts';
import { shell } from './ar/shell.ts';
import { workspace } from './ar/workspace.ts';
import type { Entry } from './plural.ts';

/** Texts of the domain package: each message of a form, and each message of the server. */
type DomainText = RuleMessage | (typeof sentences)[keyof typeof sentences];

/**
 * Arabic translations, by English text. The keys define the type `Template`. The compiler reports missing texts of the domain.
 */
export const texts = {
  ...arabicValues,
  ...approvals,
  ...catalogue,
  ...common,
  ...counted,
  ...dashboard,
  ...formMessages,
  ...forms,
  ...history,
  ...lists,
  ...loans,
  ...monitoring,
  ...payouts,
  ...refusals,
  ...reports,
  ...server,
  ...settlementFiles,
  ...shell,
  ...workspace,
} satisfies Readonly<Record<DomainText, Entry>>;
