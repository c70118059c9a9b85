import type {
  ApprovalFlag,
  ApprovalVerdict,
  LoanCurrency,
  LoanPaymentMethod,
  PayoutStatus,
  PayoutType,
} from '@daftar/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Version } from './tables.ts';

type Instant = ColumnType<Date, Date, Date>;
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface LoanTransactionTable {
  id: string;
  transaction_id: string;
  user_type_id: string;
  currency: LoanCurrency;
  payment_method: LoanPaymentMethod;
  total_amount: string;
  exchange_rate: string | null;
  walee_commission: string;
  sbp_charges: string;
  service_sales_tax: string;
  with_holding_charges: string;
  /** The amount credited to the loan account, PKR. */
  billed: string;
  reference: string | null;
  entry_id: string;
  revision: number;
  created_at: Instant;
  updated_at: Instant;
  version: Version;
}

export interface PayoutTable {
  id: string;
  reference: string;
  user_type_id: string;
  service_id: string;
  full_name: string;
  beneficiary_email: string;
  msisdn: string;
  national_id: string;
  national_id_hint: string;
  /** Keyed hash, to find the payouts of one person; payouts of older versions have none. */
  national_id_key: Later<string>;
  country_code: 'EG';
  /** Whole major units. */
  amount: string;
  currency: string;
  payout_type: PayoutType;
  bank_name: string | null;
  bank_no: string | null;
  merchant_order_id: string;
  voucher_code: Later<string>;
  loan_id: Later<string>;
  status: PayoutStatus;
  created_by_id: string;
  created_by: string;
  decided_by: Later<string>;
  self_decided: Later<boolean>;
  decision_reason: Later<string>;
  created_at: Instant;
  updated_at: Instant;
}

export interface ApprovalUploadTable {
  file_name: string;
  user_id: string;
  original_name: string;
  size: number;
  sha256: string;
  total: number;
  approved: number;
  rejected: number;
  invalid_rows: number;
  created_at: Instant;
}

export interface ApprovalRowTable {
  file_name: string;
  row: number;
  reference: string;
  status: string;
  amount: string | null;
  verdict: ApprovalVerdict;
  payout_id: string | null;
  /** The payout's flags at the time of the upload. */
  flags: Generated<ApprovalFlag[]>;
  /** The row's result; null until the file is processed. */
  result: Later<string>;
  taken_out: Generated<boolean>;
}

export interface ApprovalProgressTable {
  file_name: string;
  done: number;
}

export interface ApprovalFileTable {
  id: string;
  file_name: string;
  original_name: string;
  sha256: string;
  updated_records: number;
  rows: number;
  created_by: string;
  created_at: Instant;
}

/** Loan transactions, payouts and approval files. */
export interface PayoutTables {
  loan_transactions: LoanTransactionTable;
  payouts: PayoutTable;
  approval_uploads: ApprovalUploadTable;
  approval_rows: ApprovalRowTable;
  approval_progress: ApprovalProgressTable;
  approval_files: ApprovalFileTable;
}
