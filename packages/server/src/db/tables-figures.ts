import type { ColumnType, Generated } from 'kysely';

type Numeric = ColumnType<string, string, string>;
type Instant = ColumnType<Date, Date, Date>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Day = ColumnType<string, string, string>;

/** Only triggers on the transactions write it. A day's figure is the sum of its shards. */
export interface DailyFiguresTable {
  business_day: ColumnType<string, never, never>;
  user_type_id: ColumnType<string, never, never>;
  service_id: ColumnType<string, never, never>;
  service_name: ColumnType<string, never, never>;
  carrier_id: ColumnType<string, never, never>;
  country: ColumnType<string, never, never>;
  currency: ColumnType<string, never, never>;
  method: ColumnType<string, never, never>;
  status: ColumnType<'Success' | 'Failed', never, never>;
  shard: ColumnType<number, never, never>;
  transactions: ColumnType<string, never, never>;
  amount: ColumnType<string, never, never>;
  refunded_amount: ColumnType<string, never, never>;
  carrier_share_value: ColumnType<string, never, never>;
  merchant_share_value: ColumnType<string, never, never>;
  walee_share_value: ColumnType<string, never, never>;
}

export interface BillingStatusTable {
  user_type_id: string;
  service_name: string;
  country: string;
  currency: string;
  date_from: Day;
  date_to: Day;
  status: 'Success' | 'Failed';
  changed_at: Instant;
}

export interface SubscriptionTable {
  id: string;
  user_type_id: string;
  carrier_id: string | null;
  country: string;
  operator: string;
  merchant_name: string;
  service_name: string;
  msisdn: string;
  subscription_type: string;
  subscription_amount: Numeric;
  currency: string;
  subscriber_status: string;
  created_at: Instant;
  /** Null in subscriptions that a telecom operator charges. */
  service_id: Optional<string>;
  /** Due date of the first charge, from which later due dates are computed. */
  first_charge_at: Optional<Date>;
  /** The period that is charged next, from 0. */
  period: Generated<number>;
  /** Tries of this period that failed. */
  failures: Generated<number>;
  /** When the next try is due; null when nothing is charged. */
  next_charge_at: Optional<Date>;
  /** The period that the merchant was reminded of. */
  reminded_period: Optional<number>;
  /** Why it was paused or canceled. */
  reason: Optional<string>;
  updated_at: Optional<Date>;
}

export interface SubscriptionChargeTable {
  id: string;
  subscription_id: string;
  user_type_id: string;
  period: number;
  /** Number of the try of this period, from 1. */
  attempt: number;
  amount: Numeric;
  currency: string;
  /** Null when no checkout session could be created for the charge. */
  session_id: Optional<string>;
  transaction_id: Optional<string>;
  status: 'pending' | 'paid' | 'failed';
  failure: Optional<string>;
  created_at: Instant;
  ended_at: Optional<Date>;
}

/** Daily figures, billing statuses and subscriptions. */
export interface FiguresTables {
  daily_figures: DailyFiguresTable;
  billing_statuses: BillingStatusTable;
  subscriptions: SubscriptionTable;
  subscription_charges: SubscriptionChargeTable;
}
