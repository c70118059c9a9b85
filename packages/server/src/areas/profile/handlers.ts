import { asUser } from '../../access/caller.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import type { Gateway } from '../../gateway.ts';
import { homeZone } from '../../records/business-zone.ts';
import { sendEtag } from '../../records/etag.ts';
import { passwordChange } from './change-password.ts';
import { editProfile } from './edit-profile.ts';
import { profileFields } from './fields.ts';
import { findProfile } from './find-profile.ts';
import { usedCurrencies } from './used-currencies.ts';

/** Handles users' own profiles: users read their data and permissions, and change their name, email address and password. */
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
        provider: { name: gateway.owner.name },
        sandbox: gateway.settings.sandbox,
        settlementMath: gateway.settings.settlementMath,
        checkoutUrl: gateway.addresses.checkout,
        shortestPassword: gateway.settings.passwordMin,
        usedCurrencies: await usedCurrencies(db, user),
      };
    },
  },
  writes: { editProfile },
  // Hashing the password is slow: changePassword opens its transaction afterwards.
  ownTransactions: { changePassword: passwordChange(gateway) },
});
