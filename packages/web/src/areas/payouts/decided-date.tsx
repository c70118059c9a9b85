import type { Payout } from '@daftar/sdk';
import { DateCell } from '../../kit/cells/date-cell.tsx';

/** When a payout was approved or rejected; a dash while it is pending. */
export function DecidedDate({ payout: { status, updatedDate } }: { payout: Payout }) {
  return <DateCell value={status === 'Pending' ? '' : updatedDate} time />;
}
