import type { Db } from '../../db/transaction.ts';

/** Returns which of these msisdns are blacklisted. They are compared as stored: with their calling code, digits only. */
export async function blacklistedAmong(db: Db, msisdns: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('blacklist')
    .select('msisdn')
    .where((eb) => eb('msisdn', '=', eb.fn.any(eb.val([...new Set(msisdns)]))))
    .execute();
  return new Set(rows.map(({ msisdn }) => msisdn));
}
