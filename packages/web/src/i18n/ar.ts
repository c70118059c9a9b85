import { common } from './ar/common.ts';
import { dashboard } from './ar/dashboard.ts';
import { forms } from './ar/forms.ts';
import { lists } from './ar/lists.ts';
import { reports } from './ar/reports.ts';
import { shell } from './ar/shell.ts';
import { workspace } from './ar/workspace.ts';

/** Arabic, by the English text that it stands for. */
export const texts = {
  ...common,
  ...dashboard,
  ...forms,
  ...lists,
  ...reports,
  ...shell,
  ...workspace,
};
