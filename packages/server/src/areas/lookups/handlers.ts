import type { OperationId } from '@daftar/openapi';
import { asUser, tenantOf, type UserCaller } from '../../access/caller.ts';
import { admit } from '../../access/may-call.ts';
import { Problem } from '../../basics/problems.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';
import { nameKey } from '../../records/name-key.ts';

/** Only who may give somebody a userName may ask for one: it is one name for all accounts. */
function admitAny(
  gateway: Gateway,
  caller: UserCaller,
  [first, ...others]: [OperationId, ...OperationId[]],
): void {
  try {
    admit(gateway, first, caller);
  } catch (error) {
    const [next, ...rest] = others;
    if (!(error instanceof Problem) || next === undefined) throw error;
    admitAny(gateway, caller, [next, ...rest]);
  }
}

type Taken = (
  gateway: Gateway,
  db: Db,
  caller: UserCaller,
  value: string,
  userTypeId: string | undefined,
) => Promise<unknown>;

/** Whether an account of the caller's scope has the name: others' names are nobody's business. */
const takenAccount =
  (table: 'merchants' | 'carriers'): Taken =>
  (_gateway, db, caller, value) => {
    const tenant = tenantOf(caller);
    const named = db.selectFrom(table).select('id').where('name_key', '=', nameKey(value));
    return (tenant === undefined ? named : named.where('id', '=', tenant)).executeTakeFirst();
  };

const taken: Record<'userName' | 'roleName' | 'merchantName' | 'carrierName' | 'serviceName', Taken> = {
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

/** Whether a name is free, asked while a form is filled in; saving decides. */
export const lookupHandlers: Handlers = {
  reads: {
    checkAvailability: async ({ gateway, db, caller, query }) => ({
      available:
        (await taken[query.field](gateway, db, asUser(caller), query.value, query.userTypeId)) === undefined,
    }),
  },
};
