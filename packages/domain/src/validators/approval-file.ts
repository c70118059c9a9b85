import { approvalFile, isWorkbookName } from '../catalogue/payouts.ts';
import { approvalFileMessages as messages } from './messages/approval-file.ts';

/** Why a chosen file cannot be uploaded; undefined when it can. Its content is the server's to judge. */
export function approvalFileProblem(
  file: { readonly name: string; readonly size: number } | undefined,
): string | undefined {
  if (!file) return messages.none;
  if (!isWorkbookName(file.name)) return messages.kind;
  return file.size > approvalFile.largest ? messages.tooLarge : undefined;
}
