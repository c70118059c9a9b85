import type { UserType } from '@daftar/domain';
import { historyMessage } from '../../audit/history-message.ts';
import { newId } from '../../basics/ids.ts';
import { conflict } from '../../basics/problems.ts';
import { sqlState, type Trx } from '../../db/transaction.ts';
import type { Actor } from '../../records/actor.ts';
import { recordEvent } from '../../records/record-event.ts';

export interface NewUser {
  name: string;
  userName: string;
  /** Hash of the password (argon2id). Hash before the transaction begins, because it takes long. */
  passwordHash: string;
  email: string;
  userType: UserType;
  userTypeId: string;
  userTypeName: string;
  role: { id: string; name: string };
}

const UNIQUE_VIOLATION = '23505';

/** Creates a user and returns its id. The user name is unique, and stored in lower case. */
export async function createUser(
  trx: Trx,
  actor: Actor,
  user: NewUser,
  now: Date,
  requestId?: string,
): Promise<string> {
  const id = newId('usr');
  const userName = user.userName.trim().toLowerCase();
  await trx
    .insertInto('users')
    .values({
      id,
      name: user.name.trim(),
      user_name: userName,
      password_hash: user.passwordHash,
      email: user.email,
      user_type: user.userType,
      user_type_id: user.userTypeId,
      user_type_name: user.userTypeName,
      role_id: user.role.id,
      status: 'Active',
      created_at: now,
      updated_at: now,
    })
    .execute()
    .catch((error: unknown) => {
      if (sqlState(error) === UNIQUE_VIOLATION) throw conflict('user.nameTaken', {}, 'userName');
      throw error;
    });
  await recordEvent(trx, {
    userTypeId: user.userTypeId,
    actor,
    action: 'addUser',
    kind: 'user',
    recordId: id,
    ...historyMessage('history.userCreated', { name: user.name.trim() }),
    // Stores the role's current name, because the role may be renamed or deleted later.
    after: { userName, role: { _id: user.role.id, name: user.role.name } },
    requestId,
    now,
  });
  return id;
}
