import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import type { LedgerFault } from './ledger-fault.ts';
import { paidLegs, refundedLegs } from './payment-legs.ts';

const paid = paidLegs();
const back = refundedLegs();

/**
 * For a settlement's revenue and each share: the settlement's column (`stored`), the column in late refunds (`late`), and the
 * expression for a claimed payment (`claimed`).
 */
const SUMS = [
  { stored: 'total_revenue', late: 'total', claimed: sql`(${paid.clearing} - ${back.clearing})` },
  { stored: 'carrier_share', late: 'carrier', claimed: sql`(${paid.carrier} - ${back.carrier})` },
  { stored: 'merchant_share', late: 'merchant', claimed: sql`(${paid.payable} - ${back.payable})` },
  { stored: 'walee_share', late: 'walee', claimed: sql`(${paid.provider_share} - ${back.provider_share})` },
].map((sum) => ({ claimed: sum.claimed, stored: sql.ref(sum.stored), late: sql.ref(sum.late) }));

const all = <T>(items: readonly T[]) => sql.join(items);

/**
 * Finds settlements whose revenue or shares are not the sums of the payments that they claimed, minus the late refunds that
 * they deducted (refunds of payments that an earlier settlement had claimed).
 */
export async function wrongClaims(db: Db): Promise<LedgerFault[]> {
  const lateOf = SUMS.map(({ late }) => sql`sum(${late}) as ${late}`);
  const claimed = SUMS.map(
    ({ claimed, late }) => sql`coalesce(sum(${claimed} + coalesce(l.${late}, 0)), 0) as ${late}`,
  );
  const due = SUMS.map(({ late }) => sql`c.${late} - coalesce(n.${late}, 0)`);
  const stored = SUMS.map(({ stored }) => sql`s.${stored}`);
  const words = (values: readonly unknown[]) =>
    sql`concat_ws(' / ', ${sql.join(values.map((value) => sql`round(${value}, 3)`))})`;
  const { rows } = await sql<{ id: string; claims: string; stored: string }>`
    select s.id, ${words(due)} as claims, ${words(stored)} as stored
    from settlements s
    cross join lateral (
      select ${all(claimed)} from transactions t
      left join lateral (
        select ${all(lateOf)} from late_refunds where t.refunded_amount > 0 and transaction_id = t.id
      ) l on true
      where t.user_type_id = s.user_type_id and t.settlement_id = s.id
    ) c
    cross join lateral (
      select ${all(lateOf)} from late_refunds where user_type_id = s.user_type_id and settlement_id = s.id
    ) n
    where (${all(due)}) is distinct from (${all(stored)}) order by s.created_at, s.id limit 20`.execute(db);
  return rows.map(({ id, claims, stored }) => ({ entry: id, reason: `claims ${claims} but says ${stored}` }));
}
