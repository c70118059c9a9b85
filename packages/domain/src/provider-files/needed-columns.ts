import type { SettlementColumn, SettlementShape } from './settlement-shape.ts';

/** Returns the columns without which a provider's settlement file is refused; it also needs one of the two references. */
export const neededColumns = ({ currency }: SettlementShape): readonly SettlementColumn[] =>
  currency ? ['kind', 'amount'] : ['kind', 'amount', 'currency'];
