import { hasFlag } from '@daftar/domain';
import type { UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';
import { redactText } from '../../providers/redact.ts';
import { present } from '../../records/present.ts';
import { logWire } from '../checkout-logs/public.ts';
import type { FoundPayment } from './find-payment.ts';
import type { Step } from './record-steps.ts';

/** Limit of messages, and of webhooks, in a payment's timeline. */
const MOST = 200;

/** Returns the logged requests to the payment provider with the responses. Only the platform owner's users see them. */
export async function exchangeSteps(db: Db, { session }: FoundPayment, caller: UserCaller): Promise<Step[]> {
  if (!session || !caller.isPlatformOwner) return [];
  const rows = await db
    .selectFrom('checkout_logs')
    .selectAll()
    .where('session_id', '=', session.id)
    .orderBy('created_at')
    .limit(MOST)
    .execute();
  return rows.map(
    (row): Step => ({
      ...{ kind: 'exchange', date: row.created_at.toISOString(), _id: row.id, provider: row.provider },
      log: logWire(row),
    }),
  );
}

const maySeeDeliveries = ({ accountKind, key, permissions }: UserCaller): boolean =>
  accountKind !== 'carrier' &&
  (key ? key.scopes.includes('webhooks:read') : hasFlag(permissions, 'Services.viewAll'));

/** Returns the webhooks about the payment's session, for users and keys that may read the merchant's deliveries. */
export async function webhookSteps(
  db: Db,
  { account, session }: FoundPayment,
  caller: UserCaller,
): Promise<Step[]> {
  if (!session || !maySeeDeliveries(caller)) return [];
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(['id', 'type', 'status', 'attempts', 'last_status', 'last_error', 'created_at'])
    .where('user_type_id', '=', account)
    .where('order_key', '=', session.id)
    .orderBy('created_at')
    .limit(MOST)
    .execute();
  return rows.map(
    (row): Step => ({
      ...{ kind: 'webhook', date: row.created_at.toISOString(), _id: row.id, status: row.status },
      ...{ eventType: row.type, attempts: row.attempts },
      ...(row.last_status !== null && { responseStatus: row.last_status }),
      // Redact secrets, because the merchant's server wrote the text.
      ...present('failure', row.last_error === null ? null : redactText(row.last_error)),
    }),
  );
}
