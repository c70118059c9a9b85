import { arabicValues, type RuleMessage, type sentences } from '@daftar/domain';
import approvals from '@daftar/words/web/ar/approvals.json' with { type: 'json' };
import catalogue from '@daftar/words/web/ar/catalogue.json' with { type: 'json' };
import common from '@daftar/words/web/ar/common.json' with { type: 'json' };
import counted from '@daftar/words/web/ar/counted.json' with { type: 'json' };
import dashboard from '@daftar/words/web/ar/dashboard.json' with { type: 'json' };
import formMessages from '@daftar/words/web/ar/form-messages.json' with { type: 'json' };
import forms from '@daftar/words/web/ar/forms.json' with { type: 'json' };
import history from '@daftar/words/web/ar/history.json' with { type: 'json' };
import lists from '@daftar/words/web/ar/lists.json' with { type: 'json' };
import loans from '@daftar/words/web/ar/loans.json' with { type: 'json' };
import monitoring from '@daftar/words/web/ar/monitoring.json' with { type: 'json' };
import payouts from '@daftar/words/web/ar/payouts.json' with { type: 'json' };
import refusals from '@daftar/words/web/ar/refusals.json' with { type: 'json' };
import reports from '@daftar/words/web/ar/reports.json' with { type: 'json' };
import server from '@daftar/words/web/ar/server.json' with { type: 'json' };
import settlementFiles from '@daftar/words/web/ar/settlement-files.json' with { type: 'json' };
import shell from '@daftar/words/web/ar/shell.json' with { type: 'json' };
import workspace from '@daftar/words/web/ar/workspace.json' with { type: 'json' };
import type { CountedText } from './en.ts';
import type { Entry, Forms } from './plural.ts';

/** Texts of the domain package: each message of a form, and each message of the server. */
type DomainText = RuleMessage | (typeof sentences)[keyof typeof sentences];

/**
 * Arabic translations, by English text. The keys define the type `Template`. The compiler reports missing texts of the domain and
 * missing plural forms.
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
} satisfies Readonly<Record<DomainText, Entry>> & Readonly<Record<CountedText, Forms<'ar'>>>;
