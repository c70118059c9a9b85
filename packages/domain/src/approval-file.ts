/** What a process needs to read approval files: it starts several times faster than with the whole package. */

export { maskCardNumbers } from './cards/find-card-numbers.ts';
export { approvalFile } from './catalogue/payouts.ts';
export { plainAmounts } from './money/written-amounts.ts';
export {
  type ApprovalColumn,
  approvalColumns,
  approvalRowsBelow,
  approvalTitles,
  findApprovalHeading,
} from './payouts/approval-columns.ts';
export { foldText, tidyText } from './text/fold-text.ts';
export { type ForeignKind, foreignFileMessages } from './validators/messages/approval-file.ts';
