import type { PayoutFigures } from './overview-queries.ts';

/** Returns the sum paid out in a period. Adds integer thousandths, because sums of binary fractions drift. */
export const paidOut = ({ paymentBreakdown }: Pick<PayoutFigures, 'paymentBreakdown'>): number =>
  paymentBreakdown.reduce((sum, { amount }) => sum + Math.round(amount * 1000), 0) / 1000;
