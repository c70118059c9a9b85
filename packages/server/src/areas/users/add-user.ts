import { accountKindOfUserType, type UserType, userMessages } from '@daftar/domain';
import { actorOf, asUser, type UserCaller } from '../../access/caller.ts';
import { invalid, notFound } from '../../basics/problems.ts';
import type { Body, Reads } from '../../contract/operation-types.ts';
import { type Db, inTransaction, type Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { sendEtag } from '../../records/etag.ts';
import { holdAccount } from '../../records/hold-account.ts';
import { accountNamed, type NamedAccount } from '../../records/named.ts';
import { hashPassword } from '../../security/passwords.ts';
import { assertNoMore, assertNoMoreThere, type RoleRow } from '../roles/offers.ts';
import { assertLongEnough } from './assert-long-enough.ts';
import { createUser } from './create.ts';
import { userWire, visibleUser } from './store.ts';

const LONGEST_PASSWORD = 15;

/** As long as the form asks for, or longer where the gateway does. */
function assertPassword(password: string, least: number): void {
  assertLongEnough(password, least, 'password');
  if (password.length > Math.max(LONGEST_PASSWORD, least))
    throw invalid(userMessages.passwordTooLong, 'password');
}

interface Place {
  userType: UserType;
  account: NamedAccount;
}

/** The provider's people choose the type and the account, which must fit; others make users of their own. */
async function placeOf(
  db: Db,
  gateway: Gateway,
  caller: UserCaller,
  { userType: asked, userTypeId }: Pick<Body<'addUser'>, 'userType' | 'userTypeId'>,
): Promise<Place> {
  if (!caller.isPlatformOwner) {
    const account = await accountNamed(db, gateway, caller, userTypeId ?? caller.userTypeId);
    if (asked !== undefined && asked !== caller.userType) throw invalid(userMessages.userType, 'userType');
    return { userType: caller.userType, account };
  }
  const userType = asked ?? 'Admin';
  const account = await accountNamed(db, gateway, caller, userTypeId ?? caller.userTypeId);
  if (account.kind !== accountKindOfUserType[userType]) throw invalid(userMessages.account, 'userTypeId');
  return { userType, account };
}

/**
 * A role that a user of an account may have: one of the account, or of the provider where its people give it. Held until
 * the commit, so that it is not deleted or widened beside us.
 */
export async function givenRole(
  trx: Trx,
  gateway: Gateway,
  caller: UserCaller,
  roleId: string,
  userTypeId: string,
): Promise<RoleRow> {
  const row = await trx
    .selectFrom('roles')
    .selectAll()
    .where('id', '=', roleId)
    .forShare()
    .executeTakeFirst();
  const fits =
    row &&
    (row.user_type_id === userTypeId ||
      (caller.isPlatformOwner && row.user_type_id === gateway.settings.providerName));
  if (!fits) throw notFound(userMessages.role);
  assertNoMore(caller, row.permissions);
  if (userTypeId !== gateway.settings.providerName) assertNoMoreThere(caller, row.permissions);
  return row;
}

/** Makes a user: checked and hashed first, then written in one short transaction. */
export const addUser: NonNullable<Reads['addUser']> = async ({
  gateway,
  db,
  caller,
  body,
  request,
  reply,
  now,
}) => {
  const user = asUser(caller);
  if (body.name.trim().length < 2) throw invalid(userMessages.nameTooShort, 'name');
  if (body.userName.trim().length < 2) throw invalid(userMessages.userNameTooShort, 'userName');
  assertPassword(body.password, gateway.settings.passwordMin);
  const { userType, account } = await placeOf(db, gateway, user, body);
  const passwordHash = await hashPassword(body.password);
  return inTransaction(db, async (trx) => {
    await holdAccount(trx, account);
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
    return userWire(row);
  });
};
