/** Colour of a status. */
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

/** Returns the colour of any record's status. An unknown status is red, as with transactions. */
export function toneOf(status: string): Tone {
  return Object.hasOwn(toneByStatus, status) ? (toneByStatus[status] ?? 'red') : 'red';
}
