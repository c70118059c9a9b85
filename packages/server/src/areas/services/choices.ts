import type { UserCaller } from '../../access/caller.ts';
import { tenantOf } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';

/** The contract's limit of choices in one response. */
const MOST = 10_000;

/** Returns the merchants, carriers and operators that the caller may choose in a service form. */
export async function choices(db: Db, caller: UserCaller) {
  const tenant = tenantOf(caller);
  const merchants = db
    .selectFrom('merchants')
    .select(['id as _id', 'name', 'country'])
    .where('status', '=', 'Active')
    .orderBy('name')
    .limit(MOST);
  const carriers = db
    .selectFrom('carriers')
    .select(['id as _id', 'name', 'country', 'type'])
    .where('status', '=', 'Active')
    .orderBy('name')
    .limit(MOST);
  const [merchantRows, carrierRows] = await Promise.all([
    (tenant === undefined ? merchants : merchants.where('id', '=', tenant)).execute(),
    (tenant === undefined ? carriers : carriers.where('id', '=', tenant)).execute(),
  ]);
  const plain = carrierRows.map(({ _id, name, country }) => ({ _id, name, country }));
  return {
    merchants: merchantRows,
    carriers: plain,
    operators: carrierRows
      .filter(({ type }) => type === 'Operator')
      .map(({ _id, name, country }) => ({ _id, name, country })),
  };
}
