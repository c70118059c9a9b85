import type { Money } from '../money/money.ts';
import type { SettlementLine } from './read-settlement.ts';

/**
 * Verdict on a row of a settlement file. Only `missing-there` is not about a row: it is the verdict on one of our
 * payments or refunds that the file does not contain. `failed-here` and `open-here` are about payments that we know, and that are
 * not paid here; `ambiguous` about references that look like those of several payments; `total` about sums of other rows.
 */
export const settlementVerdicts = [
  'matched',
  'settles-refund',
  'missing-here',
  'failed-here',
  'open-here',
  'missing-there',
  'amount-differs',
  'listed-twice',
  'ambiguous',
  'unreadable',
  'total',
] as const;
export type SettlementVerdict = (typeof settlementVerdicts)[number];

/** A payment in our records. One that is not paid has no amount left, and is never missing in a file. */
export type KnownPayment = {
  readonly id: string;
  /** Why the payment is not paid here; absent for a paid one. */
  readonly unpaid?: 'failed' | 'open' | undefined;
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

/** A row with its verdict; `expected` is our amount of what it is about, if we know it. */
export type JudgedLine = {
  readonly line: SettlementLine;
  readonly verdict: Exclude<SettlementVerdict, 'missing-there'>;
  readonly payment?: KnownPayment | undefined;
  readonly refund?: KnownRefund | undefined;
  readonly expected?: Money | undefined;
};
