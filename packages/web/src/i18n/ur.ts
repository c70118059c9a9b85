import { urduValues } from '@daftar/domain';
import approvals from '@daftar/words/web/ur/approvals.json' with { type: 'json' };
import catalogue from '@daftar/words/web/ur/catalogue.json' with { type: 'json' };
import common from '@daftar/words/web/ur/common.json' with { type: 'json' };
import counted from '@daftar/words/web/ur/counted.json' with { type: 'json' };
import dashboard from '@daftar/words/web/ur/dashboard.json' with { type: 'json' };
import formMessages from '@daftar/words/web/ur/form-messages.json' with { type: 'json' };
import forms from '@daftar/words/web/ur/forms.json' with { type: 'json' };
import history from '@daftar/words/web/ur/history.json' with { type: 'json' };
import lists from '@daftar/words/web/ur/lists.json' with { type: 'json' };
import loans from '@daftar/words/web/ur/loans.json' with { type: 'json' };
import monitoring from '@daftar/words/web/ur/monitoring.json' with { type: 'json' };
import payouts from '@daftar/words/web/ur/payouts.json' with { type: 'json' };
import refusals from '@daftar/words/web/ur/refusals.json' with { type: 'json' };
import reports from '@daftar/words/web/ur/reports.json' with { type: 'json' };
import server from '@daftar/words/web/ur/server.json' with { type: 'json' };
import settlementFiles from '@daftar/words/web/ur/settlement-files.json' with { type: 'json' };
import shell from '@daftar/words/web/ur/shell.json' with { type: 'json' };
import workspace from '@daftar/words/web/ur/workspace.json' with { type: 'json' };
import type { Dictionary } from './text.ts';

/** Urdu translations, by English text. The compiler reports missing ones. */
export const texts: Dictionary<'ur'> = {
  ...urduValues,
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
};
