import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import type { SheetNames } from '../sheets/sheet-row.ts';

/** Limit of the other sheets and hidden rows that the history of an upload names. */
const MOST_LISTED = 100;

/** Which sheet of an uploaded file was read, for the history of the upload. */
export const sheetsOf = (
  { sheet, otherSheets }: SheetNames,
  rows: readonly { row: number; hidden: boolean }[],
) => {
  const hidden = rows.filter((one) => one.hidden);
  return {
    ...(sheet !== undefined && { sheet }),
    ...(otherSheets.length > 0 && { otherSheets: otherSheets.slice(0, MOST_LISTED) }),
    ...(hidden.length > 0 && {
      hiddenRows: hidden.slice(0, MOST_LISTED).map(({ row }) => row),
      hiddenRowCount: hidden.length,
    }),
  };
};

export type SheetsRead = ReturnType<typeof sheetsOf>;

/** Returns what the history of an upload says about the sheet that was read; an empty object for a file without sheets. */
export async function sheetsRead(
  db: Db,
  kind: string,
  recordId: string,
  action: string,
): Promise<SheetsRead> {
  const { rows } = await sql<SheetsRead>`
    select after->>'sheet' as sheet, after->'otherSheets' as "otherSheets", after->'hiddenRows' as "hiddenRows",
      (after->'hiddenRowCount')::int as "hiddenRowCount"
    from audit_entries where kind = ${kind} and record_id = ${recordId} and action = ${action}
    order by seq desc limit 1`.execute(db);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([, value]) => value !== null));
}
