import type { Money } from '../money/money.ts';
import type { SettlementLine } from './read-settlement.ts';

/** What a row of a settlement file is, or a payment or refund of ours that the file lacks. */
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

/** A payment of ours. */
export type KnownPayment = {
  readonly id: string;
  /** Our number, by which the provider knows it. */
  readonly reference: string;
  readonly providerReference: string;
  readonly amount: Money;
  /** What can still be given back, less what is asked for already. */
  readonly left: Money;
  /** It was paid on the days that the file covers. */
  readonly inPeriod: boolean;
};

/** A refund of ours. An open one has no amount: the provider gave a part back and did not say how much. */
export type KnownRefund = {
  readonly id: string;
  readonly paymentId: string;
  readonly providerReference: string;
  readonly status: 'open' | 'pending' | 'succeeded';
  readonly amount: Money | undefined;
  readonly inPeriod: boolean;
};

/** A row with its verdict; `expected` is our amount where it differs. */
export type JudgedLine = {
  readonly line: SettlementLine;
  readonly verdict: Exclude<SettlementVerdict, 'missing-there'>;
  readonly payment?: KnownPayment | undefined;
  readonly refund?: KnownRefund | undefined;
  readonly expected?: Money | undefined;
};
