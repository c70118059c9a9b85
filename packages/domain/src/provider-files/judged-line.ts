import type { Money } from '../money/money.ts';
import type { SettlementLine } from './read-settlement.ts';

/**
 * Verdict on a row of a settlement file. Only `missing-there` is not about a row: it is the verdict on one of our
 * payments or refunds that the file does not contain.
 */
export const settlementVerdicts = [
  'matched',
  'settles-refund',
  'missing-here',
  'missing-there',
  'amount-differs',
  'listed-twice',
  'unreadable',
] as const;
export type SettlementVerdict = (typeof settlementVerdicts)[number];

/** A payment in our records. */
export type KnownPayment = {
  readonly id: string;
  /** Our number of the payment, which we also sent to the provider. */
  readonly reference: string;
  readonly providerReference: string;
  readonly amount: Money;
  /** The amount that can still be refunded: refunds already requested are subtracted. */
  readonly left: Money;
  /** Whether it was paid on the days that the file covers. */
  readonly inPeriod: boolean;
};

/** A refund in our records. An open one has no amount: the provider refunded a part without reporting how much. */
export type KnownRefund = {
  readonly id: string;
  readonly paymentId: string;
  readonly providerReference: string;
  readonly status: 'open' | 'pending' | 'succeeded';
  readonly amount: Money | undefined;
  readonly inPeriod: boolean;
};

/** A row with its verdict; `expected` is our amount if it differs from the row's. */
export type JudgedLine = {
  readonly line: SettlementLine;
  readonly verdict: Exclude<SettlementVerdict, 'missing-there'>;
  readonly payment?: KnownPayment | undefined;
  readonly refund?: KnownRefund | undefined;
  readonly expected?: Money | undefined;
};
