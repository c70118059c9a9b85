import { isSigned } from './secret.ts';
import { VerificationError } from './verification-error.ts';
import { checkWindow, type VerifyOptions } from './window.ts';

/** The result of the payment, as in a return address. */
export interface ReturnOutcome {
  status: 'SUCCESS' | 'PENDING' | 'FAILED' | (string & {});
  orderId: string;
  /** In major units, as text; only if the payment succeeded. */
  amount?: string;
  /** The number with which the customer pays; only while a reference payment is pending. */
  referenceNumber?: string;
  /** Time of the signature, as in the address. */
  ts: string;
}

/** The parameters that the checkout adds and signs; the shop's own parameters are not signed. */
const SIGNED = ['amount', 'orderId', 'referenceNumber', 'status', 'ts'] as const;

const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Converts a `ts` (seconds, milliseconds or ISO 8601) to seconds since 1970. */
function secondsOf(ts: string): number {
  const number = /^\d+$/.test(ts) ? Number(ts) : Date.parse(ts);
  return number > 1e11 ? number / 1000 : number;
}

/**
 * Verifies the address that a customer came back to and returns its outcome.
 *
 * Show this outcome to the customer; for the order itself, rely on the webhook or the session.
 *
 * @param address the whole address, or its path and query
 * @param secrets the merchant's `whsec_…` tokens; the old and the new one during a rotation
 * @throws VerificationError if none of the secrets has signed it, or its time is outside the tolerance (by default an hour)
 */
export async function verifyReturnAddress(
  address: string | URL,
  secrets: string | readonly string[],
  options: VerifyOptions = {},
): Promise<ReturnOutcome> {
  const { searchParams } = new URL(address, 'http://localhost');
  const signature = searchParams.get('signature') ?? '';
  if (!signature) throw new VerificationError('missing', 'The address has no signature');
  if (!/^[0-9a-f]{64}$/i.test(signature))
    throw new VerificationError('malformed', 'The signature is not hexadecimal');
  const outcome: Record<string, string> = {};
  for (const name of SIGNED) {
    const values = searchParams.getAll(name);
    if (values.length > 1) throw new VerificationError('malformed', `The address has ${name} twice`);
    if (values[0] !== undefined) outcome[name] = values[0];
  }
  const message = new URLSearchParams(outcome).toString();
  if (!(await isSigned(message, [fromHex(signature)], secrets))) {
    throw new VerificationError('not-signed', 'None of these secrets has made the signature');
  }
  const { status, orderId, ts } = outcome;
  if (!status || !orderId || !ts)
    throw new VerificationError('missing', 'The address lacks status, orderId or ts');
  checkWindow(secondsOf(ts) || 0, { tolerance: 3600, ...options });
  return { ...outcome, status, orderId, ts };
}
