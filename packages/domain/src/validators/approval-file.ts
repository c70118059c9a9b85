import { approvalFile, isWorkbookName } from '../catalogue/payouts.ts';
import { approvalFileMessages as messages } from './messages/approval-file.ts';

/** Returns the reason why the chosen file cannot be uploaded; undefined if it can. The server checks its content. */
export function approvalFileProblem(
  file: { readonly name: string; readonly size: number } | undefined,
): string | undefined {
  if (!file) return messages.none;
  if (!isWorkbookName(file.name)) return messages.kind;
  return file.size > approvalFile.largest ? messages.tooLarge : undefined;
}
