import type { Language, LanguageName } from '@daftar/domain';
import type { ColumnType, Generated } from 'kysely';

/** An exact decimal. PostgreSQL sends it as text, so that no digit is lost. */
type Numeric = ColumnType<string, string, string>;
type Json<T> = ColumnType<T, string, string>;
/** Facts of the merchant's own, null if there are none; written once. */
type Metadata = ColumnType<Record<string, string> | null, string | null | undefined, never>;
type Instant = ColumnType<Date, Date, Date>;
type Day = ColumnType<string, string, string>;
/** Version of a record. A trigger increments it with every change that responses show; no other statement changes it. */
export type Version = ColumnType<number, never, never>;

export interface AccountColumns {
  id: string;
  name: string;
  name_key: string;
  country: string;
  currency: string;
  status: 'Active' | 'Inactive';
  notification_email: string | null;
  support_email: string | null;
  billing_email: string | null;
  commercial_email: string | null;
  created_at: Instant;
  updated_at: Instant;
  version: Version;
}

export interface MerchantTable extends AccountColumns {
  show_balance: Generated<boolean>;
  /** Null means English. */
  email_language: LanguageName | null;
  /** The logo as a `data:` URL. */
  logo: ColumnType<string | null, string | null | undefined, string | null>;
  /** Changes with the logo, so that browsers may keep the image of an address. */
  logo_version: ColumnType<string | null, string | null | undefined, string | null>;
  sid: string;
  public_key: string;
}

export interface CarrierTable extends AccountColumns {
  type: 'Carrier' | 'Operator';
}

export interface MerchantSecretTable {
  id: string;
  merchant_id: string;
  kind: 'privateKey' | 'token';
  key_hash: string | null;
  ciphertext: string | null;
  hint: string;
  created_at: Instant;
  expires_at: ColumnType<Date | null, Date | null, Date | null>;
  /** The key to which the secret belongs; null for webhook secrets. */
  key_id: ColumnType<string | null, string | null | undefined, never>;
  /** True for a secret that is older than the prefixes for test and live mode, so its prefix is not checked. */
  any_mode: ColumnType<boolean, never, never>;
  /** The user who created the key's secret; null when no user did. */
  made_by: ColumnType<string | null, string | null | undefined, never>;
}

export interface ServiceTable {
  id: string;
  service_id: string;
  user_type_id: string;
  carrier_id: string | null;
  service_name: string;
  /** Unique within the account: billing groups by name. */
  name_key: string;
  cc_service_name: 'monty-credit-card' | null;
  service_provider: string;
  operator_name: string | null;
  country: string;
  currency: string | null;
  subscription_frequency: string | null;
  price: ColumnType<string | null, string | null, string | null>;
  disbursement_amount: ColumnType<string | null, string | null, string | null>;
  service_type: 'Loan' | 'Others';
  notification_api: string | null;
  token_api: string | null;
  click_id_api: string | null;
  portal_url: string | null;
  carrier_share: Numeric;
  merchant_share: Numeric;
  walee_share: Numeric;
  packages: Json<Record<string, unknown>[]>;
  custom_fields: Json<{ name: string; value: string }[]>;
  payment_methods: Json<('Credit Card' | 'MWallet' | 'FawryRef')[]>;
  status: boolean;
  created_at: Instant;
  updated_at: Instant;
  version: Version;
}

export type Permissions = Record<string, Record<string, boolean>>;

export interface RoleTable {
  id: string;
  name: string;
  description: string | null;
  user_type_id: string;
  permissions: Json<Permissions>;
  created_at: Instant;
  modified_at: Instant;
  version: Version;
}

export interface UserTable {
  id: string;
  name: string;
  user_name: string;
  password_hash: string;
  email: string;
  user_type: 'Admin' | 'Operator' | 'Merchant';
  user_type_id: string;
  user_type_name: string;
  role_id: string | null;
  status: 'Active' | 'Inactive';
  created_at: Instant;
  updated_at: Instant;
  version: Version;
}

export interface LoginSessionTable {
  id: string;
  user_id: string;
  user_type_id: string;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface CheckoutSessionTable {
  id: string;
  user_type_id: string;
  service_id: string;
  order_id: string;
  amount: Numeric;
  currency: string;
  redirect_url: string | null;
  cancel_url: ColumnType<string | null, string | null | undefined, string | null>;
  /** Language of the checkout; null means the browser's. */
  locale: ColumnType<Language | null, Language | null | undefined, Language | null>;
  msisdn: string | null;
  email: string | null;
  name: string | null;
  product: string | null;
  payment_methods: Json<string[]>;
  country_code: string | null;
  allowed_origins: Json<string[]>;
  body_hash: string;
  /** The package whose payment link opened the session. Its callback URL, if it has one, is copied to `callback_url`. */
  package_id: ColumnType<string | null, string | null | undefined, string | null>;
  callback_url: ColumnType<string | null, string | null | undefined, string | null>;
  status: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  late: Generated<boolean>;
  created_at: Instant;
  expires_at: Instant;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the merchant canceled the session; its status is `expired` since then. */
  canceled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The merchant's own facts about the order; null if there are none. */
  metadata: Metadata;
  /** The expired, failed or canceled session of the same order that this one took the place of. */
  replaces: ColumnType<string | null, string | null | undefined, string | null>;
  /** The session that took this one's place. An order has one session without it. */
  replaced_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface PaymentAttemptTable {
  id: string;
  user_type_id: string;
  session_id: string;
  provider: string;
  method: string;
  status: 'created' | 'pending' | 'paid' | 'failed' | 'expired';
  merchant_ref_number: string;
  /** A `ChargeWay`; null on older rows. */
  way: ColumnType<string | null, string | null | undefined, string | null>;
  /** The payment provider's id of the charge. */
  provider_charge: ColumnType<string | null, string | null | undefined, string | null>;
  /** The payment provider's id of the payment; null until it is paid. */
  provider_reference: ColumnType<string | null, string | null | undefined, string | null>;
  reference_number: string | null;
  reference_expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  customer: Json<Record<string, unknown>>;
  answer: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  failure: string | null;
  checked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Time until which a request may be charging this attempt; null when none is. */
  charging_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Instant;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Time at which the customer abandoned the attempt. A late proof of payment still counts. */
  abandoned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Amount that the provider has received, in major units, if it is not the amount due; null otherwise. */
  received_amount: ColumnType<string | null, string | null | undefined, string | null>;
  /** Currency of `received_amount`; null for the session's. */
  received_currency: ColumnType<string | null, string | null | undefined, string | null>;
  /** The payment provider's id of the transaction with which `received_amount` was received. */
  received_reference: ColumnType<string | null, string | null | undefined, string | null>;
  /**
   * Our reference number of the order, for a further payment of an order that the provider took more than once; null for an attempt
   * with an order of its own. Such a row's amount is `received_amount`.
   */
  ordered_as: ColumnType<string | null, string | null | undefined, string | null>;
  /** When the provider is asked for further payments of the paid order; null when it is not asked (again). */
  search_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Id in the receipt's address; null until the attempt is paid. */
  receipt_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Keys of `payment_tries` under which the attempt counts; null when no limit applies to it. */
  tries: ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
}

export interface CheckoutLogTable {
  id: string;
  user_type_id: string;
  session_id: string | null;
  provider: string;
  request: Json<unknown>;
  response: Json<unknown>;
  created_at: Instant;
}

export interface ProviderNoticeTable {
  provider: string;
  dedupe_key: string;
  received_at: Instant;
}

export interface TransactionTable {
  id: string;
  user_type_id: string;
  created_at: Instant;
  business_day: Day;
  country: string;
  currency: string;
  service_id: string;
  service_name: string;
  carrier_id: string | null;
  operator: string;
  product_name: string;
  msisdn: string | null;
  order_id: string;
  session_id: string | null;
  attempt_id: string | null;
  provider: string;
  /** Payment method; empty when unknown. */
  method: Generated<string>;
  amount: Numeric;
  carrier_share: Numeric;
  merchant_share: Numeric;
  walee_share: Numeric;
  carrier_share_value: Numeric;
  merchant_share_value: Numeric;
  walee_share_value: Numeric;
  net_amount: Numeric;
  refunded_amount: ColumnType<string, string | undefined, string>;
  status: 'Success' | 'Failed';
  manual: Generated<boolean>;
  /** The order was paid before: the customer has paid twice. */
  duplicate: Generated<boolean>;
  settlement_id: string | null;
  /** A copy of the session's. */
  metadata: Metadata;
}
