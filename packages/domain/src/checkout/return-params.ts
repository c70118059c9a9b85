import { toDecimalString } from '../money/major.ts';
import type { Money } from '../money/money.ts';
import type { ReturnParams } from './return-address.ts';

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
