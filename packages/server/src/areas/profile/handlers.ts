import { sql } from 'kysely';
import { asUser, type UserCaller } from '../../access/caller.ts';
import { ACCOUNT_NAME, USERS } from '../../access/person.ts';
import { audit } from '../../audit/record.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { homeZone } from '../../records/business-zone.ts';
import { assertUnchanged } from '../../records/record-event.ts';
import { passwordChange } from './change-password.ts';
import { usedCurrencies } from './used-currencies.ts';

interface ProfileRow {
  id: string;
  name: string;
  user_name: string;
  email: string;
  user_type: UserCaller['userType'];
  user_type_id: string;
  created_at: Date;
  account_name: string;
}

async function profileOf(db: Db, userId: string) {
  const { rows } = await sql<ProfileRow>`
    select u.id, u.name, u.user_name, u.email, u.user_type, u.user_type_id, u.created_at, ${sql.raw(ACCOUNT_NAME)} as account_name
    from ${sql.raw(USERS)} where u.id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The caller is no user any more');
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
