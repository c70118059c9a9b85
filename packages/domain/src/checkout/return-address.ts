import { type Money, toDecimalString } from '../money/money.ts';

/** Query parameters that a return address adds for the shop; undefined values are omitted. */
export type ReturnParams = Readonly<Record<string, string | undefined>>;

function present(params: ReturnParams): [string, string][] {
  return Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== undefined);
}

/**
 * Adds query parameters to a merchant's URL. Replaces parameters of the same name; all others remain.
 *
 * @throws TypeError when the URL is not an absolute http or https URL.
 */
export function buildReturnAddress(address: string, params: ReturnParams): string {
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError('Not a web address');
  for (const [name, value] of present(params)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Returns the text that a return address's signature signs: our parameters except `signature`, sorted by name,
 * form-encoded.
 *
 * The server signs it with HMAC-SHA256, keyed with the merchant's token. A shop rebuilds the text to verify the
 * signature.
 */
export function returnSignatureMessage(params: ReturnParams): string {
  const signed = present(params).filter(([name]) => name !== 'signature');
  signed.sort(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(signed).toString();
}

/** Values of `status` in the address at which the customer returns to the shop. */
export type ReturnStatus = 'SUCCESS' | 'PENDING' | 'FAILED';

export type Return = {
  readonly status: ReturnStatus;
  readonly orderId: string;
  readonly amount?: Money | undefined;
  readonly referenceNumber?: string | undefined;
  /** Seconds since 1970. */
  readonly timestampSeconds: number;
};

/**
 * Returns the parameters of a return address, without its signature. Only a success has the amount (major units); only
 * a pending payment has the reference number. Source: checkout specification, section 4.
 */
export function returnParams({
  status,
  orderId,
  amount,
  referenceNumber,
  timestampSeconds,
}: Return): ReturnParams {
  return {
    status,
    orderId,
    amount: status === 'SUCCESS' && amount ? toDecimalString(amount) : undefined,
    referenceNumber: status === 'PENDING' ? referenceNumber : undefined,
    ts: String(timestampSeconds),
  };
}
