import { asUser, type UserCaller } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { audit } from '../../audit/record.ts';
import { invalid } from '../../basics/problems.ts';
import type { OwnTransactions } from '../../contract/operation-types.ts';
import { inTransaction, type Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { userById } from '../../records/by-id.ts';
import { hashPassword, passwordMatches } from '../../security/passwords.ts';
import { GuessThrottle } from '../auth/public.ts';

const WRONG = 'profile.wrongPassword';

/** Replaces the caller's password: checks and hashes first, then writes in one short transaction. */
export function passwordChange(gateway: Gateway): NonNullable<OwnTransactions['changePassword']> {
  const throttle = new GuessThrottle(gateway.pool, [
    { prefix: 'change-password', points: 8, onSuccess: 'reset' },
  ]);
  return async ({ db, caller, body, request, now }) => {
    const user = asUser(caller);
    await throttle.take([user.userId]);
    const { password_hash: current } = await userById(db, user.userId)
      .select('password_hash')
      .executeTakeFirstOrThrow();
    if (!(await passwordMatches(current, body.currentPassword))) throw invalid(WRONG, {}, 'currentPassword');
    await throttle.succeed([user.userId]);
    const next = await hashPassword(body.newPassword);
    await inTransaction(db, (trx) => replace(trx, user, { current, next }, now, request.id));
    return { message: 'Password updated successfully' };
  };
}

async function replace(
  trx: Trx,
  user: UserCaller,
  { current, next }: { current: string; next: string },
  now: Date,
  requestId: string,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash: next, updated_at: now })
    .where('id', '=', user.userId)
    .where('password_hash', '=', current)
    .executeTakeFirstOrThrow();
  // The password was changed by another request while the new one was hashed.
  if (numUpdatedRows === 0n) throw invalid(WRONG, {}, 'currentPassword');
  // Ends the user's other sessions, because they were started with the old password.
  await trx
    .updateTable('login_sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', user.userId)
    .where('id', '<>', user.loginSessionId)
    .where('revoked_at', 'is', null)
    .execute();
  await audit(trx, {
    userTypeId: user.userTypeId,
    actor: { id: user.userId, name: user.name },
    action: 'changePassword',
    kind: 'user',
    recordId: user.userId,
    ...historyMessage('history.passwordChanged'),
    requestId,
    at: now,
  });
}
