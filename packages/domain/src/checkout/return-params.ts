import { toDecimalString } from '../money/major.ts';
import type { Money } from '../money/money.ts';
import type { ReturnParams } from './return-address.ts';

/** The parameters that the shop gets when its customer comes back. */
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
 * The parameters of a return address before its signature: the amount (major units) goes with a success only, the
 * reference number with a pending payment only. Source: checkout specification, section 4.
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
