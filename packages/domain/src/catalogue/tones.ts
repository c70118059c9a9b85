/** The colour of a status. */
export type Tone = 'green' | 'amber' | 'red' | 'grey';

const toneByStatus: Readonly<Record<string, Tone>> = {
  Success: 'green',
  Approved: 'green',
  Active: 'green',
  Paid: 'green',
  paid: 'green',
  Delivered: 'green',
  Pending: 'amber',
  pending: 'amber',
  open: 'amber',
  Suspended: 'amber',
  Inactive: 'grey',
  expired: 'grey',
};

/** The colour of a status, whatever has it; as with transactions, whatever is not known to be well is red. */
export function toneOf(status: string): Tone {
  return Object.hasOwn(toneByStatus, status) ? (toneByStatus[status] ?? 'red') : 'red';
}
