import { accountKindOfUserType, type UserType } from '@daftar/domain';
import { actorOf, asUser, type UserCaller } from '../../access/caller.ts';
import { invalidRule, notFound } from '../../basics/problems.ts';
import type { Body, OwnTransactions } from '../../contract/operation-types.ts';
import { type Db, inTransaction, type Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { accountNamed, type NamedAccount } from '../../records/account-named.ts';
import { roleById } from '../../records/by-id.ts';
import { sendEtag } from '../../records/etag.ts';
import { lockAccount } from '../../records/lock-account.ts';
import { hashPassword } from '../../security/passwords.ts';
import { assertNoMore, assertNoMoreThere, type RoleRow } from '../roles/public.ts';

import { createUser } from './create.ts';
import { userFields } from './fields.ts';
import { visibleUser } from './store.ts';

interface Place {
  userType: UserType;
  account: NamedAccount;
}

/** Returns a new user's type and account. The platform owner's users choose both; others add users to their own account. */
async function placeOf(
  db: Db,
  gateway: Gateway,
  caller: UserCaller,
  { userType: asked, userTypeId }: Pick<Body<'addUser'>, 'userType' | 'userTypeId'>,
): Promise<Place> {
  if (!caller.isPlatformOwner) {
    const account = await accountNamed(db, gateway, caller, userTypeId ?? caller.userTypeId);
    if (asked !== undefined && asked !== caller.userType) throw invalidRule('user.userType.enum');
    return { userType: caller.userType, account };
  }
  const userType = asked ?? 'Admin';
  const account = await accountNamed(db, gateway, caller, userTypeId ?? caller.userTypeId);
  if (account.kind !== accountKindOfUserType[userType]) throw invalidRule('user.userTypeId.known');
  return { userType, account };
}

/**
 * Returns a role that a user of an account may have: one of the account, or one of the platform owner if the caller is the
 * platform owner's user. Locks the role until the commit: it cannot be deleted or get more permissions meanwhile.
 */
export async function givenRole(
  trx: Trx,
  gateway: Gateway,
  caller: UserCaller,
  roleId: string,
  userTypeId: string,
): Promise<RoleRow> {
  const row = await roleById(trx, roleId).selectAll().forShare().executeTakeFirst();
  const fits =
    row &&
    (row.user_type_id === userTypeId || (caller.isPlatformOwner && row.user_type_id === gateway.owner.id));
  if (!fits) throw notFound('user.roleMissing');
  assertNoMore(caller, row.permissions);
  if (userTypeId !== gateway.owner.id) assertNoMoreThere(caller, row.permissions);
  return row;
}

/** Adds a user: checks and hashes first, then writes in one short transaction. */
export const addUser: NonNullable<OwnTransactions['addUser']> = async ({
  gateway,
  db,
  caller,
  body,
  request,
  reply,
  now,
}) => {
  const user = asUser(caller);
  const { userType, account } = await placeOf(db, gateway, user, body);
  const passwordHash = await hashPassword(body.password);
  return inTransaction(db, async (trx) => {
    await lockAccount(trx, account);
    const role = await givenRole(trx, gateway, user, body.roleId, account.userTypeId);
    const made = {
      ...body,
      passwordHash,
      userType,
      userTypeId: account.userTypeId,
      userTypeName: account.name,
      role,
    };
    const id = await createUser(trx, actorOf(user), made, now, request.id);
    const row = await visibleUser(trx, user, id);
    sendEtag(reply, row);
    return userFields.wire(row);
  });
};
