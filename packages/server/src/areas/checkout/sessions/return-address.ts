import { buildReturnAddress, fromMajor, isCurrency, type ReturnStatus, returnParams } from '@daftar/domain';
import type { Db } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { webhookSecrets } from '../../../security/merchant-secrets.ts';
import { signReturn } from '../../../webhooks/sign-return.ts';
import type { AttemptRow, ServiceRow, SessionRow } from '../store.ts';

/**
 * Returns the address to which the customer returns, with parameters signed by the merchant's secret. Undefined when the
 * merchant has no address or no secret.
 */
export async function returnAddress(
  gateway: Gateway,
  db: Db,
  session: SessionRow,
  service: ServiceRow,
  attempt: Ended | undefined,
): Promise<string | undefined> {
  const target = session.redirect_url ?? service.portal_url;
  if (target === null) return undefined;
  const referenceNumber = attempt?.reference_number ?? undefined;
  const status = session.status === 'open' && isDeclinedCard(attempt) ? 'FAILED' : STATUS[session.status];
  return signedAddress(gateway, db, session, { target, status, referenceNumber });
}

type Ended = Pick<AttemptRow, 'reference_number' | 'status' | 'method' | 'provider'>;

/**
 * Tells whether a customer returns with FAILED from an open session, as from a bank's page. After a declined wallet or reference,
 * and from PayTabs, the documents say PENDING.
 */
const isDeclinedCard = (attempt: Ended | undefined): boolean =>
  attempt?.status === 'failed' && attempt.method === 'Credit Card' && attempt.provider !== 'Paytab';

interface Return {
  target: string;
  status: ReturnStatus;
  referenceNumber?: string | undefined;
}

/** Adds the signed parameters of a return to an address. Undefined when the merchant has no secret. */
export async function signedAddress(
  gateway: Gateway,
  db: Db,
  session: SessionRow,
  { target, status, referenceNumber }: Return,
): Promise<string | undefined> {
  const now = gateway.now();
  const [secret] = await webhookSecrets(db, gateway.keys.data, session.user_type_id, now);
  if (secret === undefined || !isCurrency(session.currency)) return undefined;
  const params = returnParams({
    status,
    orderId: session.order_id,
    amount: fromMajor(session.amount, session.currency),
    referenceNumber,
    timestampSeconds: Math.floor(now.getTime() / 1000),
  });
  return buildReturnAddress(target, { ...params, signature: signReturn(secret, params) });
}

const STATUS = {
  paid: 'SUCCESS',
  failed: 'FAILED',
  expired: 'FAILED',
  open: 'PENDING',
  pending: 'PENDING',
} as const;
