import { present } from '../../records/present.ts';
import type { PayoutRow } from './store.ts';

const SHOWN = 4;

/** Masks all but the last four digits with stars; a shorter id is masked completely. */
export const maskNationalId = (id: string): string =>
  id.length <= SHOWN ? '*'.repeat(id.length) : id.slice(-SHOWN).padStart(id.length, '*');

export const payoutWire = (row: PayoutRow) => ({
  _id: row.id,
  referanceNumber: row.reference,
  merchantName: row.merchant_name,
  userTypeId: row.user_type_id,
  serviceId: row.sid,
  fullName: row.full_name,
  beneficiaryEmail: row.beneficiary_email,
  msisdn: row.msisdn,
  nationalId: row.national_id_hint,
  countryCode: row.country_code,
  amount: Number(row.amount),
  currency: row.currency,
  payoutType: row.payout_type,
  ...present('bankName', row.bank_name),
  ...present('bankNo', row.bank_no),
  merchantOrderId: row.merchant_order_id,
  ...present('voucherCode', row.voucher_code),
  ...present('loanId', row.loan_id),
  status: row.status,
  createdDate: row.created_at.toISOString(),
  updatedDate: row.updated_at.toISOString(),
  createdBy: row.created_by,
  ...present('decidedDate', row.status === 'Pending' ? null : row.updated_at.toISOString()),
  ...present('decidedBy', row.decided_by),
  ...present('selfDecided', row.self_decided),
  ...present('decisionReason', row.decision_reason),
});
