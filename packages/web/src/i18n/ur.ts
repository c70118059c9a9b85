import { urduValues } from '@daftar/domain';
import type { Dictionary } from './text.ts';
import { approvals } from './ur/approvals.ts';
import { catalogue } from './ur/catalogue.ts';
import { common } from './ur/common.ts';
import { counted } from './ur/counted.ts';
import { dashboard } from './ur/dashboard.ts';
import { formMessages } from './ur/form-messages.ts';
import { forms } from './ur/forms.ts';
import { history } from './ur/history.ts';
import { lists } from './ur/lists.ts';
import { loans } from './ur/loans.ts';
import { monitoring } from './ur/monitoring.ts';
import { payouts } from './ur/payouts.ts';
import { refusals } from './ur/refusals.ts';
import { reports } from './ur/reports.ts';
import { server } from './ur/server.ts';
import { settlementFiles } from './ur/settlement-files.ts';
import { shell } from './ur/shell.ts';
import { workspace } from './ur/workspace.ts';

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
