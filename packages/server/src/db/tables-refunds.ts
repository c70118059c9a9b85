import type { RefundState, SettlementKind, SettlementVerdict } from '@daftar/domain';
import type { ColumnType, Generated } from 'kysely';

type OptionalText = ColumnType<string | null, string | null | undefined, string | null>;
type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface RefundTable {
  id: string;
  user_type_id: string;
  transaction_id: string;
  session_id: string | null;
  attempt_id: string | null;
  service_id: string;
  carrier_id: string | null;
  order_id: string;
  provider: string;
  currency: string;
  /** Null while the refunded amount is unknown. */
  amount: ColumnType<string | null, string | null, string | null>;
  /** Shares of refunds that succeeded; null in old rows of payments that counted as failed. */
  carrier_share_value: OptionalText;
  merchant_share_value: OptionalText;
  walee_share_value: OptionalText;
  status: RefundState;
  /** `provider`: the payment provider refunded the money without our request. */
  origin: 'request' | 'provider';
  reason: OptionalText;
  failure: OptionalText;
  requested_by: OptionalText;
  requested_by_id: OptionalText;
  closed_by: OptionalText;
  closing_reason: OptionalText;
  provider_reference: OptionalText;
  /** When a notice of the provider told of this refund; null until then. */
  notified_at: OptionalInstant;
  /** The cardholder's bank took the money back. */
  is_dispute: Generated<boolean>;
  /** Since when the refund needs a person, because its provider does not say how it ended. */
  stuck_at: OptionalInstant;
  /** The payment's refunded total at the time of the refund request. */
  refunded_before: OptionalText;
  /** Record id of the refund's ledger entry. */
  booking: OptionalText;
  created_at: ColumnType<Date, Date, Date>;
  asked_at: OptionalInstant;
  checked_at: OptionalInstant;
  ended_at: OptionalInstant;
}

/** Number and sum of a settlement file's rows with one verdict, kind and currency. */
export interface SettlementCount {
  verdict: SettlementVerdict;
  kind?: SettlementKind;
  currency?: string;
  rows: number;
  amount?: number;
}

export interface SettlementFileTable {
  id: string;
  /** Name of the provider's adapter. */
  provider: string;
  original_name: string;
  sha256: string;
  date_from: string;
  date_to: string;
  lines: number;
  settled_refunds: number;
  /** Number of rows by result; see the contract's SettlementFile. */
  matched: Generated<number>;
  differing: Generated<number>;
  unknown: Generated<number>;
  missing: Generated<number>;
  unclear: Generated<number>;
  /** Number and sum of rows by verdict, kind and currency, in the contract's form. */
  counts: ColumnType<SettlementCount[], string | undefined, string>;
  created_by_id: string;
  created_by: string;
  created_at: ColumnType<Date, Date, never>;
}

export interface SettlementFileLineTable {
  file_id: string;
  line: number;
  /** The row's number in the file; null for a payment or refund that the file lacks. */
  row: number | null;
  /** Whether the sheet hides the row, for example by a filter. */
  hidden: Generated<boolean>;
  verdict: SettlementVerdict;
  kind: SettlementKind | null;
  reference: string;
  provider_reference: string;
  amount: string | null;
  /** Our amount, if it differs from the file's or the file lacks the row. */
  expected: string | null;
  currency: string | null;
  transaction_id: string | null;
  refund_id: string | null;
  /** Null while nobody has looked at the row. */
  reviewed_by_id: string | null;
  reviewed_by: string | null;
  reviewed_at: Date | null;
  review_note: string | null;
}

/** Refunds, and the payment providers' settlement files. */
export interface RefundTables {
  refunds: RefundTable;
  settlement_files: SettlementFileTable;
  settlement_file_lines: SettlementFileLineTable;
}
