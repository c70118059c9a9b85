import { asUser, tenantOf, type UserCaller } from '../../access/caller.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';
import { nameKey } from '../../records/name-key.ts';
import { admitAny } from './admit-any.ts';
import { findChoices } from './find-choices.ts';

type Taken = (
  gateway: Gateway,
  db: Db,
  caller: UserCaller,
  value: string,
  userTypeId: string | undefined,
) => Promise<unknown>;

/** Searches only accounts that the caller may see, so that names of others are not revealed. */
const takenAccount =
  (table: 'merchants' | 'carriers'): Taken =>
  (_gateway, db, caller, value) => {
    const tenant = tenantOf(caller);
    const named = db.selectFrom(table).select('id').where('name_key', '=', nameKey(value));
    return (tenant === undefined ? named : named.where('id', '=', tenant)).executeTakeFirst();
  };

const taken: Record<'userName' | 'roleName' | 'merchantName' | 'carrierName' | 'serviceName', Taken> = {
  // User names are unique over all accounts, so only callers who may choose one may ask whether it is free.
  userName: (gateway, db, caller, value) => {
    admitAny(gateway, caller, ['addUser', 'editUser']);
    return db
      .selectFrom('users')
      .select('id')
      .where('user_name', '=', value.trim().toLowerCase())
      .executeTakeFirst();
  },
  roleName: (_gateway, db, caller, value) =>
    db
      .selectFrom('roles')
      .select('id')
      .where('user_type_id', '=', caller.userTypeId)
      .where((eb) => eb(eb.fn('lower', ['name']), '=', value.trim().toLowerCase()))
      .executeTakeFirst(),
  merchantName: takenAccount('merchants'),
  carrierName: takenAccount('carriers'),
  serviceName: async (_gateway, db, caller, value, userTypeId) => {
    await assertMerchant(db, caller, userTypeId);
    let named = db.selectFrom('services').select('id').where('name_key', '=', nameKey(value));
    for (const account of [tenantOf(caller), userTypeId])
      if (account !== undefined) named = named.where('user_type_id', '=', account);
    return named.limit(1).executeTakeFirst();
  },
};

/** Handles lookups of forms: whether a name is free (saving checks again), and which records a field can choose. */
export const lookupHandlers: Handlers = {
  reads: {
    checkAvailability: async ({ gateway, db, caller, query }) => ({
      available:
        (await taken[query.field](gateway, db, asUser(caller), query.value, query.userTypeId)) === undefined,
    }),
    listChoices: async ({ gateway, caller, query }) => ({
      data: await findChoices(gateway, asUser(caller), query),
    }),
  },
};
