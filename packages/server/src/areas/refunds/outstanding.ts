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

/** Returns the requested, pending and open refunds by transaction id. Payments without such refunds have no entry. */
export async function outstandingRefunds(
  db: Db,
  transactionIds: readonly string[],
): Promise<Map<string, Outstanding>> {
  if (transactionIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; asked: string; open: boolean }>`
    select transaction_id as id, coalesce(sum(amount), 0) as asked, bool_or(status = 'open') as open
    from refunds where transaction_id = any(${transactionIds}::text[]) and status in ('requested', 'pending', 'open')
    group by 1`.execute(db);
  return new Map(rows.map(({ id, asked, open }) => [id, { asked, isOpen: open }]));
}
