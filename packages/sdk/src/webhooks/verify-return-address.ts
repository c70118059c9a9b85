import { isSigned } from './secret.ts';
import { VerificationError } from './verification-error.ts';
import { checkWindow, type VerifyOptions } from './window.ts';

/** What a return address tells the shop. */
export interface ReturnOutcome {
  status: 'SUCCESS' | 'PENDING' | 'FAILED' | (string & {});
  orderId: string;
  /** In major units, as text; there when the payment succeeded. */
  amount?: string;
  /** The reference to pay, while a reference payment is pending. */
  referenceNumber?: string;
  /** When it was signed, as it stands in the address. */
  ts: string;
}

/** The parameters that the checkout adds; a shop's own are its own and not signed. */
const SIGNED = ['amount', 'orderId', 'referenceNumber', 'status', 'ts'] as const;

const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Seconds since 1970 of a `ts`: seconds, milliseconds or ISO 8601. */
function secondsOf(ts: string): number {
  const number = /^\d+$/.test(ts) ? Number(ts) : Date.parse(ts);
  return number > 1e11 ? number / 1000 : number;
}

/**
 * Verifies the address that a customer returned to and tells what it says.
 *
 * The outcome that counts is the webhook's or the session's; this one is for the page that the customer sees.
 *
 * @param address the whole address, or its path and query
 * @param secrets the merchant's `whsec_…` tokens; the old and the new one during a rotation
 * @throws VerificationError when it is not signed by one of the secrets, or its time lies outside the tolerance (an hour by default)
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
    throw new VerificationError('not-signed', 'The signature is not by one of these secrets');
  }
  const { status, orderId, ts } = outcome;
  if (!status || !orderId || !ts)
    throw new VerificationError('missing', 'The address lacks status, orderId or ts');
  checkWindow(secondsOf(ts) || 0, { tolerance: 3600, ...options });
  return { ...outcome, status, orderId, ts };
}
