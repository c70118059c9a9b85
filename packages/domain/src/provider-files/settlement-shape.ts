import words from '@daftar/words/reading/settlement-files.json' with { type: 'json' };
import type { Currency } from '../money/money.ts';

/** The columns of a provider's settlement file. */
export const settlementColumns = ['kind', 'reference', 'providerReference', 'amount', 'currency'] as const;
export type SettlementColumn = (typeof settlementColumns)[number];

/** The type of a row: payment or refund. */
export const settlementKinds = ['payment', 'refund'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** The format of a provider's settlement files. */
export type SettlementShape = {
  /** The provider's own column headers, accepted in addition to `plainHeaders`, in any case. */
  readonly headers: Readonly<Partial<Record<SettlementColumn, readonly string[]>>>;
  /** The provider's own words for payment and refund, accepted in addition to `plainKinds`, in any case. */
  readonly kinds: Readonly<Record<SettlementKind, readonly string[]>>;
  /** Whether amounts under the provider's own header are in minor units. */
  readonly isMinor?: boolean;
  /** The provider's only currency, if it has one; its files need no currency column. */
  readonly currency?: Currency;
  /** The prefix that the provider's file adds to our number, such as JazzCash's T. */
  readonly prefix?: string;
};

/** Column headers that are accepted in every provider's file, in any case. */
export const plainHeaders: Readonly<Record<SettlementColumn, readonly string[]>> = {
  kind: ['type'],
  reference: ['reference', 'merchant reference'],
  providerReference: ['provider reference', 'providerReference'],
  amount: ['amount'],
  currency: ['currency'],
};

/** The Arabic and Urdu titles of the columns, which are accepted in every provider's file as well. */
export const translatedHeaders: Readonly<
  Record<SettlementColumn, { readonly ar: string; readonly ur: string }>
> = words.headers;

/** Arabic and Urdu words for payment and refund, which are accepted in every provider's file as well. */
export const translatedKinds: Readonly<Record<SettlementKind, readonly string[]>> = words.kinds;

/** Words for payment and refund that are accepted in every provider's file, in any case. */
export const plainKinds: Readonly<Record<SettlementKind, readonly string[]>> = {
  payment: ['payment', 'sale', 'purchase'],
  refund: ['refund', 'refunded', 'partial refund'],
};

/** Returns the required columns of a provider's settlement file. One of the two reference columns is required, too. */
export const neededColumns = ({ currency }: SettlementShape): readonly SettlementColumn[] =>
  currency ? ['kind', 'amount'] : ['kind', 'amount', 'currency'];
