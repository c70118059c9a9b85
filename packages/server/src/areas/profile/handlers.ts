import { asUser } from '../../access/caller.ts';
import { audit } from '../../audit/record.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import { invalid } from '../../problems.ts';
import { hashPassword, passwordMatches } from '../../security/passwords.ts';
import { assertUnchanged } from '../accounts/change.ts';

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
export const profileHandlers: Handlers = {
  reads: {
    getProfile: ({ db, caller }) => profileOf(db, asUser(caller).userId),

    getOwnPermissions: async ({ gateway, caller }) => {
      const user = asUser(caller);
      return {
        user: { _id: user.userId, name: user.name, userName: user.userName },
        role: user.role ? { _id: user.role.id, name: user.role.name } : null,
        userType: user.userType,
        userTypeId: user.userTypeId,
        userTypeName: user.userTypeName,
        permissions: user.permissions,
        provider: { name: gateway.settings.providerName },
        sandbox: gateway.settings.sandbox,
        settlementMath: gateway.settings.settlementMath,
      };
    },
  },
  writes: {
    editProfile: async ({ db, caller, body, request, now }) => {
      const user = asUser(caller);
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

    changePassword: async ({ db, gateway, caller, body, request, now }) => {
      const user = asUser(caller);
      const { password_hash: current } = await db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', user.userId)
        .executeTakeFirstOrThrow();
      if (!(await passwordMatches(current, body.currentPassword)))
        throw invalid('The current password is not right', 'currentPassword');
      if (body.newPassword !== body.confirmPassword) throw invalid('Passwords must match', 'confirmPassword');
      const least = gateway.settings.passwordMin;
      if (body.newPassword.length < least)
        throw invalid(`A password has at least ${least} characters`, 'newPassword');
      await db
        .updateTable('users')
        .set({ password_hash: await hashPassword(body.newPassword), updated_at: now })
        .where('id', '=', user.userId)
        .execute();
      // Every other place that was signed in with the old password is signed out.
      await db
        .updateTable('login_sessions')
        .set({ revoked_at: now })
        .where('user_id', '=', user.userId)
        .where('id', '<>', user.loginSessionId)
        .where('revoked_at', 'is', null)
        .execute();
      await audit(db, {
        userTypeId: user.userTypeId,
        actor: { id: user.userId, name: user.name },
        action: 'changePassword',
        kind: 'user',
        recordId: user.userId,
        description: 'Password changed',
        requestId: request.id,
        at: now,
      });
      return { message: 'Password updated successfully' };
    },
  },
};
