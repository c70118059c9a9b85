import { present } from '../../records/present.ts';
import type { ChargeRow } from './end-charge.ts';

export const chargeWire = (row: ChargeRow) => ({
  _id: row.id,
  period: row.period + 1,
  attempt: row.attempt,
  amount: Number(row.amount),
  currency: row.currency,
  status: row.status,
  ...present('transactionId', row.transaction_id),
  ...present('failure', row.failure),
  createdDate: row.created_at.toISOString(),
  ...present('endedDate', row.ended_at?.toISOString()),
});
