import type { Payout } from '@daftar/sdk';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';

/** The day on which a payout was approved or rejected, and its time on hover; a dash while it is pending. */
export function DecidedDate({ payout: { status, updatedDate } }: { payout: Payout }) {
  return <DateCell value={status === 'Pending' ? '' : updatedDate} />;
}
