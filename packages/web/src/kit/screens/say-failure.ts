import { AuthenticationError, ConflictError } from '@daftar/sdk';
import { type Dialog, dialogs } from '../parts/dialogs.ts';

/** Says that a change failed; a conflict's reason stands below. A session that is over has its own dialog. */
export async function sayFailure(notice: Pick<Dialog, 'title' | 'text'>, error: unknown): Promise<void> {
  if (error instanceof AuthenticationError) return;
  const reason = error instanceof ConflictError ? error.errors[0]?.message : undefined;
  await dialogs.alert({ ...notice, ...(reason && { detail: reason }) });
}
