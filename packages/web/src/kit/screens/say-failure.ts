import { AuthenticationError, ConflictError } from '@daftar/sdk';
import { type Dialog, dialogs } from '../parts/dialogs.ts';
import { notReached } from '../parts/problem.tsx';

/** Says that a change failed; below stands a conflict's reason, or that nobody was reached. A session that is over has its own dialog. */
export async function sayFailure(notice: Pick<Dialog, 'title' | 'text'>, error: unknown): Promise<void> {
  if (error instanceof AuthenticationError) return;
  const reason = error instanceof ConflictError ? error.errors[0]?.message : notReached(error);
  await dialogs.alert({ ...notice, ...(reason && { detail: reason }) });
}
