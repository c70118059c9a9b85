import { fromMajor, isCurrency, type Language } from '@daftar/domain';
import type { Gateway } from '../../../gateway.ts';
import type { ChargeRequest, ChargeWay } from '../../../providers/charge.ts';
import { dialledNumber } from '../attempts/dialled-number.ts';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';
import type { SessionRow } from '../store.ts';

/** Time in which a reference number can be paid. */
const REFERENCE_MS = 24 * 3_600_000;

/** The customer's details as typed in the checkout. For an empty or missing value, the session's is used. */
export interface Payer {
  name: string;
  mobile: string;
  email?: string | undefined;
  /** Number of the wallet to store, so that the request to it can be sent again. */
  wallet?: string | undefined;
  /** Language of the payment's receipt. */
  language?: Language | undefined;
}

/** Returns the request that a session's attempt sends to its provider; the amount is the session's. */
export function chargeRequest(
  gateway: Gateway,
  { session, service, attempt }: OpenedAttempt,
  payer: Payer,
  way: ChargeWay,
): ChargeRequest {
  return {
    merchantRefNumber: attempt.merchant_ref_number,
    orderId: session.order_id,
    customerProfileId: session.user_type_id,
    customerName: payer.name || (session.name ?? ''),
    customerMobile: dialledNumber(payer.mobile || (session.msisdn ?? ''), { session, service }),
    customerEmail: payer.email ?? session.email ?? '',
    amount: amountOf(session),
    description: session.product ?? service.service_name,
    expiresAt: way === 'reference' ? new Date(gateway.now().getTime() + REFERENCE_MS) : session.expires_at,
  };
}

/** Converts the number of the wallet that pays, in a request that has one. */
export function withDialledWallet<Request extends ChargeRequest>(
  request: Request,
  opened: OpenedAttempt,
): Request {
  const { walletNumber } = request as { walletNumber?: string };
  if (walletNumber === undefined) return request;
  return { ...request, walletNumber: dialledNumber(walletNumber, opened) };
}

function amountOf(session: SessionRow) {
  if (!isCurrency(session.currency)) throw new Error(`Unknown currency ${session.currency}`);
  return fromMajor(session.amount, session.currency);
}
