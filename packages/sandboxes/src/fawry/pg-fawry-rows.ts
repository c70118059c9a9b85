import type { FawryCharge, FawryNotice, FawryOrderStatus, FawryPayment } from './fawry-store.ts';

export interface ChargeRow {
  reference_number: string;
  merchant_ref_number: string;
  customer_profile_id: string;
  customer_name: string;
  customer_mobile: string;
  customer_email: string;
  description: string;
  amount: string;
  status: FawryOrderStatus;
  expires_at: Date;
  created_at: Date;
  payment_reference: string | null;
  paid_amount: string | null;
  fees: string | null;
  paid_at: Date | null;
}

export interface NoticeRow {
  id: string;
  reference_number: string;
  order_status: string;
  body: string;
  attempts: number;
  due_at: Date;
  delivered_at: Date | null;
  last_error: string | null;
}

function paymentOf(row: ChargeRow): FawryPayment | null {
  const { payment_reference: reference, paid_amount: amount, fees, paid_at: at } = row;
  return reference === null || amount === null || fees === null || at === null
    ? null
    : { reference, amount, fees, at };
}

export const chargeOf = (row: ChargeRow): FawryCharge => ({
  referenceNumber: row.reference_number,
  merchantRefNumber: row.merchant_ref_number,
  customerProfileId: row.customer_profile_id,
  customerName: row.customer_name,
  customerMobile: row.customer_mobile,
  customerEmail: row.customer_email,
  description: row.description,
  amount: row.amount,
  status: row.status,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
  payment: paymentOf(row),
});

export const noticeOf = (row: NoticeRow): FawryNotice => ({
  id: row.id,
  referenceNumber: row.reference_number,
  orderStatus: row.order_status,
  body: row.body,
  attempts: row.attempts,
  dueAt: row.due_at,
  deliveredAt: row.delivered_at,
  lastError: row.last_error,
});
