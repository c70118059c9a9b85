import { common } from './ar/common.ts';
import { dashboard } from './ar/dashboard.ts';
import { forms } from './ar/forms.ts';
import { lists } from './ar/lists.ts';
import { reports } from './ar/reports.ts';
import { server } from './ar/server.ts';
import { shell } from './ar/shell.ts';
import { workspace } from './ar/workspace.ts';

/** Arabic, by the English text that it stands for. */
export const texts = {
  ...common,
  ...dashboard,
  ...forms,
  ...lists,
  ...reports,
  ...server,
  ...shell,
  ...workspace,
};

/** What the server says with names and figures in it. */
export const sentences = Object.keys(server);
