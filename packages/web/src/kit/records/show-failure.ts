import { AuthenticationError, ConflictError } from '@daftar/sdk';
import { type Dialog, dialogs } from '../ui/overlays/dialogs.ts';
import { connectionProblem, problemText } from './problem.tsx';

/**
 * Opens the dialog of a failed change, with the reason of a conflict or of a failed connection. Does nothing when the session
 * has ended, because that has its own dialog.
 */
export async function showFailure(notice: Pick<Dialog, 'title' | 'text'>, error: unknown): Promise<void> {
  if (error instanceof AuthenticationError) return;
  const reason = error instanceof ConflictError ? problemText(error) : connectionProblem(error);
  await dialogs.alert({ ...notice, ...(reason && { detail: reason }) });
}
