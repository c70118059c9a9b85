import type { RefundState } from '@daftar/domain';
import type { ColumnType } from 'kysely';

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
  /** Null while nobody knows how much the provider gave back. */
  amount: ColumnType<string | null, string | null, string | null>;
  /** Shares of refunds that succeeded; null in old rows of payments that counted as failed. */
  carrier_share_value: OptionalText;
  merchant_share_value: OptionalText;
  walee_share_value: OptionalText;
  status: RefundState;
  /** `provider`: the provider gave the money back without our request. */
  origin: 'request' | 'provider';
  reason: OptionalText;
  failure: OptionalText;
  requested_by: OptionalText;
  requested_by_id: OptionalText;
  closed_by: OptionalText;
  closing_reason: OptionalText;
  provider_reference: OptionalText;
  /** The refunded total of the payment when the provider was asked. */
  refunded_before: OptionalText;
  /** Record id of its ledger entry. */
  booking: OptionalText;
  created_at: ColumnType<Date, Date, Date>;
  asked_at: OptionalInstant;
  checked_at: OptionalInstant;
  ended_at: OptionalInstant;
}

/** Refunds. */
export interface RefundTables {
  refunds: RefundTable;
}
