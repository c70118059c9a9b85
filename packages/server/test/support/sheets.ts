import { setTimeout as sleep } from 'node:timers/promises';
import { utils, type WorkSheet, write } from '@e965/xlsx';
import type { UserCaller } from '../../src/access/caller.ts';
import { keepUpload } from '../../src/areas/approvals/upload.ts';
import { Problem } from '../../src/basics/problems.ts';
import type { Gateway } from '../../src/gateway.ts';

type Cells = readonly (string | number | undefined)[];

export const HEADERS = ['referanceNumber', 'status', 'amount'];

/** Returns the bytes of a workbook with this one sheet. */
export function workbook(sheet: WorkSheet, bookType: 'xlsx' | 'xls' | 'csv' = 'xlsx'): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Payouts');
  return write(book, { type: 'buffer', bookType, compression: true }) as Buffer;
}

export const sheetOf = (rows: readonly Cells[], bookType: 'xlsx' | 'xls' | 'csv' = 'xlsx'): Buffer =>
  workbook(utils.aoa_to_sheet(rows.map((row) => [...row])), bookType);

/** Returns the form that uploads a file. */
export function formOf(bytes: Buffer, name = 'approvals.xlsx', field = 'file'): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** Longer than a test machine is ever busy. */
const PATIENCE_MS = 30_000;

/**
 * Stores an approval file of a user with the product's `keepUpload`. Returns its file name. Repeats while the product responds
 * with 503, as the API tells clients to: on a busy machine, the reader's process does not start in time.
 */
export async function newUpload(
  gateway: Gateway,
  user: Pick<UserCaller, 'userId' | 'name'>,
  rows: readonly Cells[],
): Promise<string> {
  const file = { name: 'approvals.xlsx', bytes: sheetOf([HEADERS, ...rows]) };
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    try {
      return (await keepUpload(gateway, user, file)).fileName;
    } catch (error) {
      const isBusy = error instanceof Problem && error.statusCode === 503;
      if (!isBusy || Date.now() > end) throw error;
      await sleep(500);
    }
  }
}
