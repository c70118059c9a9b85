import { utils, write } from '@e965/xlsx';
import { apiOf } from './demo.ts';

export const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type Cells = readonly (string | number)[];

/** Returns an approval file as a browser uploads it. Each row has a reference, a status and optionally an amount. */
export function approvalFile(name: string, rows: readonly Cells[]) {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([['referanceNumber', 'status', 'amount'], ...rows.map((row) => [...row])]);
  utils.book_append_sheet(book, sheet, 'Payouts');
  const buffer: Buffer = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  return { name, mimeType: WORKBOOK, buffer };
}

/** Returns the reference numbers of the demo's payouts that wait for a decision. */
export async function pendingReferences(): Promise<string[]> {
  const { data } = await (await apiOf('owner')).payouts.list({ status: 'Pending', dateFrom: '2000-01-01' });
  return data.map(({ referanceNumber }) => referanceNumber);
}
