import { asUser } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import type { Answer, Input } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import { assertUnchanged } from '../../records/assert-unchanged.ts';
import { assertIfMatch, sendEtag } from '../../records/etag.ts';
import { lockRow } from '../../records/lock-row.ts';
import { recordAction } from '../../records/record-action.ts';
import { profileFields } from './fields.ts';
import { findProfile } from './find-profile.ts';

/** Saves the user's own name and email address. */
export async function editProfile(input: Input<'editProfile', Trx>): Promise<Answer<'editProfile'>> {
  const { db, reply, body, now } = input;
  const { userId, userTypeId } = asUser(input.caller);
  await lockRow(db, 'users', userId);
  const before = await findProfile(db, userId);
  const stored = profileFields.wire(before);
  const action = { kind: 'user', action: 'editProfile', recordId: userId, userTypeId } as const;
  await assertIfMatch(input, before, stored, action);
  assertUnchanged('editProfile', stored, body);
  await db
    .updateTable('users')
    .set({ ...profileFields.columnsOf(body), updated_at: now })
    .where('id', '=', userId)
    .execute();
  const after = await findProfile(db, userId);
  await recordAction(input, {
    ...action,
    ...historyMessage('history.profileChanged'),
    before: { name: before.name, email: before.email },
    after: { name: after.name, email: after.email },
  });
  sendEtag(reply, after);
  return profileFields.wire(after);
}
