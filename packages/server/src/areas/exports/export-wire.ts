import type { Selectable } from 'kysely';
import type { Answer } from '../../contract/operation-types.ts';
import type { ExportTable } from '../../db/tables-tools.ts';

export type ExportRow = Selectable<ExportTable>;

/** Returns an export as the contract writes it. */
export const exportWire = (row: ExportRow) =>
  ({
    _id: row.id,
    list: row.list,
    format: row.format,
    status: row.status,
    rows: Number(row.rows),
    total: Number(row.total),
    createdDate: row.created_at.toISOString(),
  }) as Answer<'getExport'>;
