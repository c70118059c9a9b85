import { sql } from 'kysely';
import { asUser } from '../../access/caller.ts';
import { USERS } from '../../access/person.ts';
import { says } from '../../audit/says.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { assertUnchanged } from '../../records/assert-unchanged.ts';
import { homeZone } from '../../records/business-zone.ts';
import { assertIfMatch, sendEtag } from '../../records/etag.ts';
import { lockRow } from '../../records/lock-row.ts';
import { recordAction } from '../../records/record-action.ts';
import { passwordChange } from './change-password.ts';
import { type ProfileRow, profileFields } from './fields.ts';
import { usedCurrencies } from './used-currencies.ts';

async function findProfile(db: Db, userId: string): Promise<ProfileRow> {
  const { rows } = await sql<ProfileRow>`
    select ${sql.raw(profileFields.select)} from ${sql.raw(USERS)} where u.id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The caller is no user any more');
  return row;
}

/** Handles users' own profiles: users read their data and permissions, and change their name, e-mail address and password. */
export const profileHandlers = (gateway: Gateway): Handlers => ({
  reads: {
    getProfile: async ({ db, caller, reply }) => {
      const row = await findProfile(db, asUser(caller).userId);
      sendEtag(reply, row);
      return profileFields.wire(row);
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
        ...says('history.profileChanged'),
        before: { name: before.name, email: before.email },
        after: { name: after.name, email: after.email },
      });
      sendEtag(reply, after);
      return profileFields.wire(after);
    },
  },
  // Hashing the password is slow: changePassword opens its transaction afterwards.
  ownTransactions: { changePassword: passwordChange(gateway) },
});
