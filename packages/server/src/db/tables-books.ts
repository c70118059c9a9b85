import type { ColumnType, Generated } from 'kysely';
import type {
  CarrierTable,
  CheckoutLogTable,
  CheckoutSessionTable,
  LoginSessionTable,
  MerchantSecretTable,
  MerchantTable,
  PaymentAttemptTable,
  ProviderNoticeTable,
  RoleTable,
  ServiceTable,
  TransactionTable,
  UserTable,
} from './tables.ts';
import type { CatalogueTables } from './tables-catalogue.ts';
import type { FiguresTables } from './tables-figures.ts';
import type { KeyTables, WebhookEventType } from './tables-keys.ts';
import type { MailTables } from './tables-mail.ts';
import type { PayoutTables } from './tables-payouts.ts';
import type { RefundTables } from './tables-refunds.ts';
import type { ToolTables } from './tables-tools.ts';

type Numeric = ColumnType<string, string, string>;
type Json<T> = ColumnType<T, string, string>;
type Instant = ColumnType<Date, Date, Date>;

export interface SettlementTable {
  id: string;
  transaction_id: ColumnType<string, number | string, never>;
  user_type_id: string;
  merchant_name: string;
  transaction_date: Instant;
  channel: string;
  country: string;
  local_currency: string;
  settled_currency: string;
  date_from: string;
  date_to: string;
  transactions: number;
  total_revenue: Numeric;
  carrier_share: Numeric;
  walee_share: Numeric;
  walee_share_percentage: Numeric;
  merchant_share: Numeric;
  merchant_share_percentage: Numeric;
  sub_total: Numeric;
  remittance_charges: Numeric;
  remittance_charges_percentage: Numeric;
  net_transfer_amount: Numeric;
  exchange_rate: Numeric;
  net_settled_amount: Numeric;
  gross_settled_amount: Numeric;
  math: 'integer' | 'decimal';
  exact: Json<Record<string, unknown>>;
  notices: Json<unknown[]>;
  override_reason: string | null;
  difference_reason: string | null;
  created_by: string;
  created_at: Instant;
}

export interface LateRefundTable {
  id: string;
  user_type_id: string;
  transaction_id: string;
  currency: string;
  total: Numeric;
  carrier: Numeric;
  walee: Numeric;
  merchant: Numeric;
  /** Id of the settlement that deducted the refund. */
  settlement_id: string | null;
  refunded_at: Instant;
}

export interface LedgerEntryTable {
  id: string;
  user_type_id: string;
  event: string;
  record_id: string;
  reverses: string | null;
  memo: Json<Record<string, unknown>>;
  booked_at: Instant;
}

export interface LedgerPostingTable {
  entry_id: string;
  line: number;
  user_type_id: string;
  account: string;
  currency: string;
  side: 'debit' | 'credit';
  amount: Numeric;
  booked_at: Instant;
}

export interface GuardedBalanceTable {
  account: string;
  currency: string;
  user_type_id: string;
  amount: Numeric;
}

export interface AuditEntryTable {
  user_type_id: string;
  seq: ColumnType<string, string | number | bigint, never>;
  at: Instant;
  actor_id: string;
  actor_name: string;
  action: string;
  kind: string;
  record_id: string;
  description: string;
  before: ColumnType<Record<string, unknown> | null, string | null, never>;
  after: ColumnType<Record<string, unknown> | null, string | null, never>;
  request_id: string | null;
  /** Users who see the entry; null in old entries, where the action decides. */
  seen_by: ColumnType<'account' | 'balance' | 'provider' | null, never, never>;
  /** Code of the description; null in old entries. */
  description_code: ColumnType<string | null, never, never>;
  description_values: ColumnType<Record<string, string | number> | null, never, never>;
  prev_hash: string;
  hash: string;
}

export interface AuditHeadTable {
  user_type_id: string;
  seq: ColumnType<string, string | number | bigint, string | number | bigint>;
  hash: string;
  /** Set by `audit`: the hash of the entry before the one that it appended. */
  prev_hash: Generated<string>;
}

export interface IdempotencyKeyTable {
  caller: string;
  operation: string;
  key: string;
  body_hash: string;
  status: number;
  answer: ColumnType<unknown, string, never>;
  /** The ETag of the stored response. */
  etag: ColumnType<string | null, never, never>;
  created_at: Instant;
}

/** One attempt of a delivery. It never holds the text of the merchant's server, which may contain secrets. */
export interface WebhookAttempt {
  /** Instant of the attempt, ISO 8601. */
  at: string;
  /** HTTP status; absent without a response. */
  status?: number;
  /** Why there was no response: English message, code and values. */
  error?: string;
  code?: string;
  values?: Record<string, string>;
  milliseconds: number;
  /** Present when a user requested the attempt. */
  redelivery?: true;
}

export interface WebhookDeliveryTable {
  id: string;
  user_type_id: string;
  /** Null for an event without a service, such as a payout's. */
  service_id: string | null;
  event_id: string;
  type: WebhookEventType;
  url: string;
  payload: string;
  status: 'pending' | 'delivered' | 'failed';
  attempts: Generated<number>;
  last_status: number | null;
  last_error: string | null;
  /** Code of the error; null when `last_error` is the beginning of the server's response. */
  error_code: ColumnType<string | null, string | null | undefined, string | null>;
  error_values: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
  created_at: Instant;
  delivered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Null for a URL that is set on a session, service or package. */
  endpoint_id: ColumnType<string | null, string | null | undefined, never>;
  /** Deliveries to one target with the same key are sent in order of creation. */
  order_key: ColumnType<string | null, string | null | undefined, never>;
  /** The attempts, oldest first; of a delivery from before migration 0049 only the later ones. */
  attempt_log: ColumnType<WebhookAttempt[], string | undefined, string>;
  /** Whether a user requested the next attempt. */
  redelivery_asked: Generated<boolean>;
}

/** Facts of an installation's demo; the server itself has none here. */
export interface SettingTable {
  key: string;
  value: Json<unknown>;
}

/** Every table of the gateway, as kysely sees it. */
export interface Tables
  extends CatalogueTables,
    FiguresTables,
    KeyTables,
    MailTables,
    PayoutTables,
    RefundTables,
    ToolTables {
  settings: SettingTable;
  merchants: MerchantTable;
  merchant_secrets: MerchantSecretTable;
  carriers: CarrierTable;
  services: ServiceTable;
  roles: RoleTable;
  users: UserTable;
  login_sessions: LoginSessionTable;
  checkout_sessions: CheckoutSessionTable;
  payment_attempts: PaymentAttemptTable;
  checkout_logs: CheckoutLogTable;
  provider_notices: ProviderNoticeTable;
  transactions: TransactionTable;
  webhook_deliveries: WebhookDeliveryTable;
  settlements: SettlementTable;
  late_refunds: LateRefundTable;
  ledger_entries: LedgerEntryTable;
  ledger_postings: LedgerPostingTable;
  guarded_balances: GuardedBalanceTable;
  audit_entries: AuditEntryTable;
  audit_heads: AuditHeadTable;
  idempotency_keys: IdempotencyKeyTable;
}
