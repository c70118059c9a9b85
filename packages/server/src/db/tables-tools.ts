import type { ColumnType, Generated } from 'kysely';
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

/** A network or device from which a user has signed in. */
export interface LoginPlaceTable {
  user_id: string;
  place: string;
  kind: 'network' | 'device';
  seen_at: Instant;
}

/** Counts of attempts to pay, by what a limit counts. */
export interface PaymentTryTable {
  key: string;
  points: number;
  declines: Generated<number>;
  ends_at: Instant;
  blocked_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  noted_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Only the library of the login throttle writes it. */
export interface RateLimitTable {
  key: string;
  points: Generated<number>;
  expire: string | null;
}

/** Processes that run jobs. */
export interface JobWorkerTable {
  id: string;
  seen_at: Generated<Date>;
}

/** Only triggers write it: the beginnings of words in names, for fields that find a record. */
export interface SearchTermTable {
  kind: ColumnType<string, never, never>;
  term: ColumnType<string, never, never>;
  place: ColumnType<number, never, never>;
  record_id: ColumnType<string, never, never>;
}

/** Saved views, exports, and what the server keeps for itself. */
export interface ToolTables {
  login_places: LoginPlaceTable;
  payment_tries: PaymentTryTable;
  rate_limits: RateLimitTable;
  job_workers: JobWorkerTable;
  search_terms: SearchTermTable;
  saved_views: SavedViewTable;
  exports: ExportTable;
  export_chunks: ExportChunkTable;
}
