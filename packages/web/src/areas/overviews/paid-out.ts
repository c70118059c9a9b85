import { addNumbers } from '@daftar/domain';
import type { PayoutFigures } from './overview-queries.ts';

/** Returns the sum paid out in a period. */
export const paidOut = ({ paymentBreakdown }: Pick<PayoutFigures, 'paymentBreakdown'>): number =>
  addNumbers(paymentBreakdown.map(({ amount }) => amount));
