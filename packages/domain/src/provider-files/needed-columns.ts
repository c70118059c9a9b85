import type { SettlementColumn, SettlementShape } from './settlement-shape.ts';

/** Returns the required columns of a provider's settlement file. One of the two reference columns is required, too. */
export const neededColumns = ({ currency }: SettlementShape): readonly SettlementColumn[] =>
  currency ? ['kind', 'amount'] : ['kind', 'amount', 'currency'];
