import type pg from 'pg';
import {
  type FawryCharge,
  type FawryMove,
  type FawryNotice,
  type FawryStore,
  MAX_NOTICE_ATTEMPTS,
} from './fawry-store.ts';
import { type ChargeRow, chargeOf, type NoticeRow, noticeOf } from './pg-fawry-rows.ts';

/** Creates a store in PostgreSQL. Call `ensureSandboxSchema` before. */
export function pgFawryStore(pool: pg.Pool): FawryStore {
  const charges = async (rest: string, values: unknown[]): Promise<FawryCharge[]> => {
    const { rows } = await pool.query<ChargeRow>(`select * from sandbox.fawry_charges ${rest}`, values);
    return rows.map(chargeOf);
  };
  const notices = async (rest: string, values: unknown[]): Promise<FawryNotice[]> => {
    const { rows } = await pool.query<NoticeRow>(`select * from sandbox.fawry_notices ${rest}`, values);
    return rows.map(noticeOf);
  };
  return {
    add: (charge) => addCharge(pool, charge),
    byReference: async (number) => (await charges('where reference_number = $1', [number]))[0],
    byMerchantReference: async (number) => (await charges('where merchant_ref_number = $1', [number]))[0],
    waiting: (limit) => charges(`where status = 'UNPAID' order by created_at desc limit $1`, [limit]),
    overdue: (now) => charges(`where status = 'UNPAID' and expires_at <= $1 limit 100`, [now]),
    move: (number, move) => moveCharge(pool, number, move),
    addNotices: async (added) => {
      for (const notice of added) await addNotice(pool, notice);
    },
    dueNotices: (now, limit) =>
      notices(
        `where delivered_at is null and due_at <= $1 and attempts < ${MAX_NOTICE_ATTEMPTS}
         order by due_at, created_at limit $2`,
        [now, limit],
      ),
    saveNotice: (notice) => saveNotice(pool, notice),
    noticesOf: (number) => notices('where reference_number = $1 order by created_at', [number]),
  };
}

async function addCharge(pool: pg.Pool, charge: FawryCharge): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into sandbox.fawry_charges
       (reference_number, merchant_ref_number, customer_profile_id, customer_name, customer_mobile,
        customer_email, description, amount, status, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
    [
      charge.referenceNumber,
      charge.merchantRefNumber,
      charge.customerProfileId,
      charge.customerName,
      charge.customerMobile,
      charge.customerEmail,
      charge.description,
      charge.amount,
      charge.status,
      charge.expiresAt,
      charge.createdAt,
    ],
  );
  return rowCount === 1;
}

async function moveCharge(
  pool: pg.Pool,
  number: string,
  { from, to, payment }: FawryMove,
): Promise<FawryCharge | undefined> {
  const { rows } = await pool.query<ChargeRow>(
    `update sandbox.fawry_charges set status = $3, payment_reference = coalesce($4, payment_reference),
       paid_amount = coalesce($5, paid_amount), fees = coalesce($6, fees), paid_at = coalesce($7, paid_at)
     where reference_number = $1 and status = any ($2::text[]) returning *`,
    [
      number,
      from,
      to,
      payment?.reference ?? null,
      payment?.amount ?? null,
      payment?.fees ?? null,
      payment?.at ?? null,
    ],
  );
  return rows[0] && chargeOf(rows[0]);
}

async function addNotice(pool: pg.Pool, notice: FawryNotice): Promise<void> {
  await pool.query(
    `insert into sandbox.fawry_notices (id, reference_number, order_status, body, attempts, due_at, delivered_at, last_error)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      notice.id,
      notice.referenceNumber,
      notice.orderStatus,
      notice.body,
      notice.attempts,
      notice.dueAt,
      notice.deliveredAt,
      notice.lastError,
    ],
  );
}

async function saveNotice(
  pool: pg.Pool,
  { id, attempts, dueAt, deliveredAt, lastError }: FawryNotice,
): Promise<void> {
  await pool.query(
    'update sandbox.fawry_notices set attempts = $2, due_at = $3, delivered_at = $4, last_error = $5 where id = $1',
    [id, attempts, dueAt, deliveredAt, lastError],
  );
}
