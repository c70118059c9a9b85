import { type PayoutSource, type Posting, toDecimalString } from '@daftar/domain';
import { sql } from 'kysely';
import { newId } from '../../basics/ids.ts';
import { later } from '../../db/send-together.ts';
import type { Trx } from '../../db/transaction.ts';

export interface PayoutBooking {
  payoutId: string;
  merchantId: string;
  source: PayoutSource;
  postings: readonly Posting[];
}

/** Books many payouts with two statements. Each gets its own ledger entry, as with a single approval. */
export async function bookPayouts(trx: Trx, bookings: readonly PayoutBooking[], at: Date): Promise<void> {
  const entries = bookings.map((booking) => ({ id: newId('led'), ...booking }));
  await sql`
    insert into ledger_entries (id, user_type_id, event, record_id, memo, booked_at)
    select id, merchant, 'payout', record, memo::jsonb, ${at} from unnest(
      ${entries.map(({ id }) => id)}::text[], ${entries.map(({ merchantId }) => merchantId)}::text[],
      ${entries.map(({ payoutId }) => payoutId)}::text[],
      ${entries.map(({ source }) => JSON.stringify({ source }))}::text[]) as e (id, merchant, record, memo)${later}`.execute(
    trx,
  );
  const legs = entries.flatMap(({ id, merchantId, postings }) =>
    postings.map((posting, line) => ({ id, line, merchantId, ...posting })),
  );
  await sql`
    insert into ledger_postings (entry_id, line, user_type_id, account, currency, side, amount, booked_at)
    select l.*, ${at} from unnest(
      ${legs.map(({ id }) => id)}::text[], ${legs.map(({ line }) => line)}::smallint[],
      ${legs.map(({ merchantId }) => merchantId)}::text[], ${legs.map(({ account }) => account)}::text[],
      ${legs.map(({ amount }) => amount.currency)}::text[], ${legs.map(({ side }) => side)}::text[],
      ${legs.map(({ amount }) => toDecimalString(amount))}::numeric[]) as l${later}`.execute(trx);
}
