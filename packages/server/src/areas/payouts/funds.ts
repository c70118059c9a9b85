import { isCurrency, sumFromMajor, toMajorNumber } from '@daftar/domain';
import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { maySeeBalance } from '../../access/may-see-balance.ts';
import type { Db } from '../../db/transaction.ts';
import { fundsBesideRefunds, heldOfBalance } from '../../ledger/refund-holds.ts';
import { payingService, payoutCurrency } from './create.ts';
import type { PayoutRow } from './store.ts';

interface Funds {
  loan: string;
  balance: string;
  pending: string;
  pending_count: string;
  show_balance: boolean;
}

/** Returns the part of the account balance that refunds under way need, in major units. */
async function heldFor(db: Db, merchant: string, currency: string, balance: string): Promise<number> {
  if (!isCurrency(currency)) return 0;
  const funds = await fundsBesideRefunds(db, merchant, currency);
  return toMajorNumber(heldOfBalance(funds, sumFromMajor(balance, currency)));
}

/** Returns a merchant's money and pending payouts in a currency; undefined for users who may not see the balance. */
export async function fundsOf(
  db: Db,
  caller: UserCaller,
  { user_type_id: merchant, currency }: Pick<PayoutRow, 'user_type_id' | 'currency'>,
) {
  const balance = (source: string) => sql`coalesce((select amount from guarded_balances
    where account = ${`${source}:${merchant}`} and currency = ${currency}), 0)`;
  const { rows } = await sql<Funds>`
    select ${balance('loan')} as loan, ${balance('balance')} as balance, m.show_balance,
      coalesce(sum(p.amount), 0) as pending, count(p.amount) as pending_count
    from merchants m left join payouts p
      on p.user_type_id = m.id and p.currency = ${currency} and p.status = 'Pending'
    where m.id = ${merchant} group by m.id, m.show_balance`.execute(db);
  const [funds] = rows;
  if (!funds || !maySeeBalance(caller, funds.show_balance)) return undefined;
  const held = await heldFor(db, merchant, currency, funds.balance);
  return {
    currency,
    loan: Number(funds.loan),
    balance: Number(funds.balance),
    ...(held > 0 && { held }),
    pending: Number(funds.pending),
    pendingCount: Number(funds.pending_count),
  };
}

/** Returns the funds from which a new payout of a service would be paid. */
export async function fundsOfService(db: Db, caller: UserCaller, serviceId: string) {
  const service = await payingService(db, caller, { serviceId });
  const currency = payoutCurrency(service);
  const funds = await fundsOf(db, caller, { user_type_id: service.user_type_id, currency });
  return { ...(funds && { funds }) };
}
