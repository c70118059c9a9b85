import { sql } from 'kysely';
import type { Answer } from '../../contract/operation-types.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import type { PackageRow } from './fields.ts';
import { isLinkOpen } from './link-state.ts';
import { findPackage } from './store.ts';

/** Returns how often a package's link was opened and paid, and the sum of payments in the package's currency. */
export async function figuresOf(db: Db, row: PackageRow): Promise<Answer<'getPackageFigures'>> {
  const [sessions, openings] = await Promise.all([
    db
      .selectFrom('checkout_sessions')
      .select([
        sql<number>`count(*)::integer`.as('started'),
        sql<number>`(count(*) filter (where status = 'paid'))::integer`.as('paid'),
        sql<string>`coalesce(sum(amount) filter (where status = 'paid' and currency = ${row.currency}), 0)`.as(
          'sum',
        ),
        sql<Date | null>`max(ended_at) filter (where status = 'paid')`.as('last'),
      ])
      .where('user_type_id', '=', row.user_type_id)
      .where('package_id', '=', row.id)
      .executeTakeFirstOrThrow(),
    db.selectFrom('package_openings').select('opened').where('package_id', '=', row.id).executeTakeFirst(),
  ]);
  return {
    opened: openings?.opened ?? 0,
    started: sessions.started,
    paid: sessions.paid,
    paidAmount: Number(sessions.sum),
    ...(sessions.last && { lastPaidDate: sessions.last.toISOString() }),
  };
}

/** Counts a visit to the package's page; does nothing while the link cannot be used. */
export async function countOpening(trx: Trx, id: string, now: Date): Promise<void> {
  const row = await findPackage(trx, id);
  if (!isLinkOpen(row, now)) return;
  await trx
    .insertInto('package_openings')
    .values({ package_id: id, user_type_id: row.user_type_id, opened: 1 })
    .onConflict((on) =>
      on.column('package_id').doUpdateSet({ opened: sql<number>`package_openings.opened + 1` }),
    )
    .execute();
}
