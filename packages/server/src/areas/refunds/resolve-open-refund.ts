import { inTransaction } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import {
  failRefund,
  findSession,
  keysOf,
  lockRefund,
  lockSession,
  logExchange,
  type RefundRow,
  reconcileTotal,
  statedTotal,
} from '../checkout/public.ts';

/**
 * Requests the status of a payment with an open refund. If the provider states how much it has refunded in total, books what is
 * missing. If nothing is missing after an hour, the open refund was one that the books have: closes it.
 */
export async function resolveOpenRefund(gateway: Gateway, id: string): Promise<void> {
  const { db } = gateway;
  const attempt = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', (eb) => eb.selectFrom('refunds').select('attempt_id').where('id', '=', id))
    .executeTakeFirst();
  const session = attempt && (await findSession(db, attempt.session_id));
  const provider = attempt && gateway.providerFor(attempt.provider);
  if (!session || !provider) return;
  const keys = keysOf(session, attempt);
  const { status, exchange } = await provider.status(keys);
  const total = statedTotal(status, keys.amount);
  if (!total) return;
  await logExchange(gateway, session, exchange);
  await inTransaction(db, async (trx) => {
    await lockSession(trx, session.id);
    const isBooked = await reconcileTotal(trx, gateway, attempt, total);
    const refund = await lockRefund(trx, id);
    // A dispute is no refund, so a total of refunds does not explain it.
    if (isBooked || refund.status !== 'open' || refund.is_dispute || !isOld(refund, gateway)) return;
    await failRefund(trx, gateway, refund, EXPLAINED);
  });
}

/** Time in which a provider's total may lack the refund that its notice told of. */
const LATE_MS = 60 * 60_000;

const isOld = ({ created_at }: RefundRow, { now }: Gateway): boolean =>
  now().getTime() - created_at.getTime() >= LATE_MS;

const EXPLAINED = 'The provider states a total that the known refunds add up to';
