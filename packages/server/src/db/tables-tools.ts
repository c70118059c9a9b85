import type { ColumnType } from 'kysely';
import type { Body } from '../contract/wire-types.ts';
import type { Version } from './tables.ts';

type Instant = ColumnType<Date, Date, Date>;
type Count = ColumnType<string, string | number | undefined, string | number>;

export interface SavedViewTable {
  id: string;
  user_id: string;
  user_type_id: string;
  name: string;
  name_key: string;
  list: string;
  query: string;
  /** Users with this role see the view, too. Null: only its owner sees it. */
  role_id: string | null;
  created_at: Instant;
  version: Version;
}

/** Options of an exported file that the requester chooses. */
export type ExportOptionsColumn = Required<Pick<Body<'startExport'>, 'columns' | 'language' | 'totals'>>;

export interface ExportTable {
  id: string;
  user_id: string;
  user_type_id: string;
  list: Body<'startExport'>['list'];
  format: 'csv' | 'xlsx';
  filters: ColumnType<Record<string, string | number | boolean>, string, never>;
  options: ColumnType<ExportOptionsColumn, string | undefined, never>;
  status: 'waiting' | 'running' | 'done' | 'failed';
  /** The number of the job's latest run. */
  run: ColumnType<number, number | undefined, number>;
  rows: Count;
  total: Count;
  file_name: ColumnType<string | null, string | null | undefined, string | null>;
  size: Count;
  created_at: Instant;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ExportChunkTable {
  export_id: string;
  seq: number;
  bytes: Buffer;
}

/** Saved views and exports. */
export interface ToolTables {
  saved_views: SavedViewTable;
  exports: ExportTable;
  export_chunks: ExportChunkTable;
}
