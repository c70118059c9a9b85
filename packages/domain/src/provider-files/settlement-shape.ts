import type { Currency } from '../money/currency.ts';

/** The columns of a provider's settlement file. */
export const settlementColumns = ['kind', 'reference', 'providerReference', 'amount', 'currency'] as const;
export type SettlementColumn = (typeof settlementColumns)[number];

/** Whether a row is of a payment or of a refund. */
export const settlementKinds = ['payment', 'refund'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** How a provider writes its settlement files. */
export type SettlementShape = {
  /** The provider's own names of columns, beside the plain ones, in any case. */
  readonly headers: Readonly<Partial<Record<SettlementColumn, readonly string[]>>>;
  /** The provider's own words for a kind, in any case, beside the plain ones. */
  readonly kinds: Readonly<Record<SettlementKind, readonly string[]>>;
  /** Amounts under the provider's own name are in minor units, without decimals. */
  readonly isMinor?: boolean;
  /** The only currency of the provider; its files may lack the column. */
  readonly currency?: Currency;
  /** What the provider's file has before our number, such as JazzCash's T. */
  readonly prefix?: string;
};

/** Names of the columns that every provider's file may have, in any case. */
export const plainHeaders: Readonly<Record<SettlementColumn, readonly string[]>> = {
  kind: ['type'],
  reference: ['reference', 'merchant reference'],
  providerReference: ['provider reference', 'providerReference'],
  amount: ['amount'],
  currency: ['currency'],
};

/** Words for a kind that every provider's file may have, in any case. */
export const plainKinds: Readonly<Record<SettlementKind, readonly string[]>> = {
  payment: ['payment', 'sale', 'purchase'],
  refund: ['refund', 'refunded', 'partial refund'],
};
