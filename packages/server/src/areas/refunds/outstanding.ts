import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

/** Refunds of a payment that are requested, pending or open. */
export interface Outstanding {
  /** Sum of the requested and pending amounts, in major units. */
  asked: string;
  /** True when the provider gave back a part whose amount is unknown. */
  isOpen: boolean;
}

export const NOTHING_ASKED: Outstanding = { asked: '0', isOpen: false };

/** SELECT of the requested, pending and open refunds: `transaction_id`, `asked` and `open`; lacks `group by 1`. */
const outstandingRows = sql`
  select transaction_id, coalesce(sum(amount), 0) as asked, bool_or(status = 'open') as open
  from refunds where status in ('requested', 'pending', 'open')`;

/** SELECT of the requested, pending and open refunds of all payments. */
export const allOutstanding = sql`${outstandingRows} group by 1`;

/** Returns the requested, pending and open refunds by transaction id. Payments without such refunds have no entry. */
export async function outstandingRefunds(
  db: Db,
  transactionIds: readonly string[],
): Promise<Map<string, Outstanding>> {
  if (transactionIds.length === 0) return new Map();
  const { rows } = await sql<{ transaction_id: string; asked: string; open: boolean }>`
    ${outstandingRows} and transaction_id = any(${transactionIds}::text[]) group by 1`.execute(db);
  return new Map(rows.map(({ transaction_id, asked, open }) => [transaction_id, { asked, isOpen: open }]));
}
