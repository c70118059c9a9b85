import { buildReturnAddress } from '@daftar/domain';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { webhookSecrets } from '../../security/merchant-secrets.ts';
import { signReturn } from '../../webhooks/sign-return.ts';
import type { AttemptRow, ServiceRow, SessionRow } from './records.ts';

/**
 * Where the customer goes back to, with what the merchant may believe: our parameters under the merchant's secret.
 * Undefined when the merchant has no welcome page.
 */
export async function returnAddress(
  gateway: Gateway,
  db: Db,
  session: SessionRow,
  service: ServiceRow,
  attempt: Pick<AttemptRow, 'reference_number'> | undefined,
): Promise<string | undefined> {
  const target = session.redirect_url ?? service.portal_url;
  if (target === null) return undefined;
  const now = gateway.now();
  const params: Record<string, string> = {
    ...outcome(session, attempt),
    orderId: session.order_id,
    ts: String(Math.floor(now.getTime() / 1000)),
  };
  const [secret] = await webhookSecrets(db, gateway.keys.data, session.user_type_id, now);
  if (secret === undefined) return undefined;
  return buildReturnAddress(target, { ...params, signature: signReturn(secret, params) });
}

function outcome(
  session: SessionRow,
  attempt: Pick<AttemptRow, 'reference_number'> | undefined,
): Record<string, string> {
  if (session.status === 'paid') return { status: 'SUCCESS', amount: String(Number(session.amount)) };
  if (session.status === 'failed' || session.status === 'expired') return { status: 'FAILED' };
  return {
    status: 'PENDING',
    ...(attempt?.reference_number && { referenceNumber: attempt.reference_number }),
  };
}
