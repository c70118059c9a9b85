import { audit } from '../../audit/record.ts';
import { sqlState, type Trx } from '../../db/transaction.ts';
import { newId } from '../../ids.ts';
import { conflict } from '../../problems.ts';
import { hashPassword } from '../../security/passwords.ts';

export interface NewUser {
  name: string;
  userName: string;
  password: string;
  email: string;
  userType: 'Admin' | 'Operator' | 'Merchant';
  userTypeId: string;
  userTypeName: string;
  roleId: string | null;
}

const UNIQUE_VIOLATION = '23505';

/** Creates a user; the name to sign in with is unique and kept in lower case. */
export async function createUser(
  trx: Trx,
  actor: { id: string; name: string },
  user: NewUser,
  now: Date,
): Promise<string> {
  const id = newId('usr');
  await trx
    .insertInto('users')
    .values({
      id,
      name: user.name,
      user_name: user.userName.trim().toLowerCase(),
      password_hash: await hashPassword(user.password),
      email: user.email,
      user_type: user.userType,
      user_type_id: user.userTypeId,
      user_type_name: user.userTypeName,
      role_id: user.roleId,
      status: 'Active',
      created_at: now,
      updated_at: now,
    })
    .execute()
    .catch((error: unknown) => {
      if (sqlState(error) === UNIQUE_VIOLATION)
        throw conflict('This username is taken', 'name-taken', 'userName');
      throw error;
    });
  await audit(trx, {
    userTypeId: user.userTypeId,
    actor,
    action: 'addUser',
    kind: 'user',
    recordId: id,
    description: `User ${user.name} created`,
    after: { userName: user.userName, role: user.roleId },
    at: now,
  });
  return id;
}
