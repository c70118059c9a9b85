import type { CellArea } from './cell-address.ts';
import { addDoubt, type ReadRow } from './read-row.ts';
import { SheetFault } from './sheet-fault.ts';

/** Limit of the steps that compare rows with merged areas. */
const MOST_MERGED = 2_000_000;

/** A merged area shows only its first cell: programs that merge leave the other cells' values in the file, unseen. */
export function doubtCovered(rows: readonly ReadRow[], merged: readonly CellArea[]): void {
  let steps = 0;
  for (const area of merged) {
    for (let at = firstFrom(rows, area.top); ; at += 1) {
      const row = rows[at];
      if (!row || row.row > area.bottom) break;
      const last = Math.min(area.right, row.texts.length - 1);
      steps += 1 + Math.max(0, last - area.left);
      if (steps > MOST_MERGED) throw new SheetFault('too-slow');
      for (let column = area.left; column <= last; column += 1)
        if (row.texts[column] !== '' && (row.row !== area.top || column !== area.left))
          addDoubt(row, column, 'has a text that a merged cell hides');
    }
  }
}

/** Returns the index of the first row with this number or a greater one. */
function firstFrom(rows: readonly ReadRow[], number: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.row ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
