import { asUser } from '../../access/caller.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { assertUnchanged } from '../../records/assert-unchanged.ts';
import { homeZone } from '../../records/business-zone.ts';
import { assertIfMatch, sendEtag } from '../../records/etag.ts';
import { lockRow } from '../../records/lock-row.ts';
import { recordAction } from '../../records/record-action.ts';
import { passwordChange } from './change-password.ts';
import { usedCurrencies } from './used-currencies.ts';

const findProfile = (db: Db, userId: string) =>
  db
    .selectFrom('users as u')
    .leftJoin('merchants as m', 'm.id', 'u.user_type_id')
    .leftJoin('carriers as c', 'c.id', 'u.user_type_id')
    .selectAll('u')
    .select((eb) => eb.fn.coalesce('m.name', 'c.name', 'u.user_type_name').as('account_name'))
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

const profileWire = (row: Awaited<ReturnType<typeof findProfile>>) => ({
  _id: row.id,
  name: row.name,
  userName: row.user_name,
  email: row.email,
  userType: row.user_type,
  userTypeId: row.user_type_id,
  userTypeName: row.account_name,
  createdDate: row.created_at.toISOString(),
});

const READ_ONLY = ['_id', 'userName', 'userType', 'userTypeId', 'userTypeName', 'createdDate'];

/** What users may see and change of themselves. */
export const profileHandlers = (gateway: Gateway): Handlers => ({
  reads: {
    // Hashing takes long: changePassword opens its own transaction afterwards.
    changePassword: passwordChange(gateway),

    getProfile: async ({ db, caller, reply }) => {
      const row = await findProfile(db, asUser(caller).userId);
      sendEtag(reply, row);
      return profileWire(row);
    },

    getOwnPermissions: async ({ gateway, db, caller }) => {
      const user = asUser(caller);
      return {
        user: { _id: user.userId, name: user.name, userName: user.userName },
        role: user.role ? { _id: user.role.id, name: user.role.name } : null,
        userType: user.userType,
        userTypeId: user.userTypeId,
        userTypeName: user.userTypeName,
        timeZone: homeZone(gateway, user),
        permissions: user.permissions,
        provider: { name: gateway.settings.providerName },
        sandbox: gateway.settings.sandbox,
        settlementMath: gateway.settings.settlementMath,
        checkoutUrl: gateway.addresses.checkout,
        shortestPassword: gateway.settings.passwordMin,
        usedCurrencies: await usedCurrencies(db, user),
      };
    },
  },
  writes: {
    editProfile: async (input) => {
      const { db, request, reply, body, now } = input;
      const { userId, userTypeId } = asUser(input.caller);
      await lockRow(db, 'users', userId);
      const before = await findProfile(db, userId);
      const stored = profileWire(before);
      assertIfMatch(request, before, stored);
      assertUnchanged(stored, body, READ_ONLY);
      await db
        .updateTable('users')
        .set({ name: body.name.trim(), email: body.email, updated_at: now })
        .where('id', '=', userId)
        .execute();
      const after = await findProfile(db, userId);
      await recordAction(input, {
        kind: 'user',
        action: 'editProfile',
        recordId: userId,
        userTypeId,
        description: 'Profile changed',
        before: { name: before.name, email: before.email },
        after: { name: after.name, email: after.email },
      });
      sendEtag(reply, after);
      return profileWire(after);
    },
  },
});
