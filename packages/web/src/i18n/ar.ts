import { common } from './ar/common.ts';
import { dashboard } from './ar/dashboard.ts';
import { formMessages } from './ar/form-messages.ts';
import { forms } from './ar/forms.ts';
import { history } from './ar/history.ts';
import { lists } from './ar/lists.ts';
import { refusals } from './ar/refusals.ts';
import { reports } from './ar/reports.ts';
import { server } from './ar/server.ts';
import { shell } from './ar/shell.ts';
import { workspace } from './ar/workspace.ts';

/** Arabic, by the English text that it stands for. */
export const texts = {
  ...common,
  ...dashboard,
  ...formMessages,
  ...forms,
  ...history,
  ...lists,
  ...refusals,
  ...reports,
  ...server,
  ...shell,
  ...workspace,
};
