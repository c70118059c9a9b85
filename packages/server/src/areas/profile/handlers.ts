import { asUser } from '../../access/caller.ts';
import { audit } from '../../audit/record.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { homeZone } from '../../records/business-zone.ts';
import { assertUnchanged } from '../../records/record-event.ts';
import { passwordChange } from './change-password.ts';
import { usedCurrencies } from './used-currencies.ts';

async function profileOf(db: Db, userId: string) {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('merchants as m', 'm.id', 'u.user_type_id')
    .leftJoin('carriers as c', 'c.id', 'u.user_type_id')
    .selectAll('u')
    .select((eb) => eb.fn.coalesce('m.name', 'c.name', 'u.user_type_name').as('account_name'))
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    _id: row.id,
    name: row.name,
    userName: row.user_name,
    email: row.email,
    userType: row.user_type,
    userTypeId: row.user_type_id,
    userTypeName: row.account_name,
    createdDate: row.created_at.toISOString(),
  };
}

const READ_ONLY = ['_id', 'userName', 'userType', 'userTypeId', 'userTypeName', 'createdDate'];

/** What people may see and change of themselves. */
export const profileHandlers = (gateway: Gateway): Handlers => ({
  reads: {
    // Hashing takes long: it opens its own transaction behind it.
    changePassword: passwordChange(gateway),

    getProfile: ({ db, caller }) => profileOf(db, asUser(caller).userId),

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
    editProfile: async ({ db, caller, body, request, now }) => {
      const user = asUser(caller);
      // Held until the commit: what was before is what another change left.
      await db.selectFrom('users').select('id').where('id', '=', user.userId).forUpdate().execute();
      const before = await profileOf(db, user.userId);
      assertUnchanged(before, body, READ_ONLY);
      await db
        .updateTable('users')
        .set({ name: body.name.trim(), email: body.email, updated_at: now })
        .where('id', '=', user.userId)
        .execute();
      const after = await profileOf(db, user.userId);
      await audit(db, {
        userTypeId: user.userTypeId,
        actor: { id: user.userId, name: user.name },
        action: 'editProfile',
        kind: 'user',
        recordId: user.userId,
        description: 'Profile changed',
        before: { name: before.name, email: before.email },
        after: { name: after.name, email: after.email },
        requestId: request.id,
        at: now,
      });
      return after;
    },
  },
});
