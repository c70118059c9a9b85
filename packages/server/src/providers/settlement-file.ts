import type { Money } from '@daftar/domain';

/** A line of a provider's settlement file. */
export interface SettlementLine {
  kind: 'payment' | 'refund';
  merchantRefNumber: string;
  /** The provider's number of the payment or refund. */
  providerReference: string;
  amount: Money;
}

/** Reads a provider's settlement file. Returns undefined for a damaged file, and for a file of another kind. */
export type ReadSettlementFile = (file: Uint8Array) => SettlementLine[] | undefined;
