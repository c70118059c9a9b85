import type pg from 'pg';
import type { Notice } from '../notices/notice.ts';
import type { Payment, PaymentState } from './payment.ts';
import type { Store } from './store.ts';

type Columns = Pick<
  Payment,
  'provider' | 'reference' | 'merchantReference' | 'key' | 'state' | 'expiresAt' | 'createdAt' | 'version'
>;

interface PaymentRow {
  provider: string;
  reference: string;
  merchant_reference: string;
  key: string;
  state: PaymentState;
  expires_at: Date;
  created_at: Date;
  version: number;
  body: Omit<Payment, keyof Columns>;
}

interface NoticeRow extends Pick<Notice, 'id' | 'provider' | 'reference' | 'label' | 'attempts'> {
  due_at: Date;
  delivered_at: Date | null;
  last_error: string | null;
  message: Pick<Notice, 'url' | 'headers' | 'body' | 'mostAttempts' | 'expects'>;
}

const columns = {
  reference: 'reference',
  merchantReference: 'merchant_reference',
  key: 'key',
} as const;

const paymentOf = ({ body, ...row }: PaymentRow): Payment => ({
  ...body,
  provider: row.provider,
  reference: row.reference,
  merchantReference: row.merchant_reference,
  key: row.key,
  state: row.state,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
  version: row.version,
});

const noticeOf = ({ message, ...row }: NoticeRow): Notice => ({
  ...message,
  id: row.id,
  provider: row.provider,
  reference: row.reference,
  label: row.label,
  attempts: row.attempts,
  dueAt: row.due_at,
  deliveredAt: row.delivered_at,
  lastError: row.last_error,
});

function bodyOf(payment: Payment): string {
  const { provider, reference, merchantReference, key, state, expiresAt, createdAt, version, ...body } =
    payment;
  return JSON.stringify(body);
}

/** Creates a store in PostgreSQL. Call `ensureSandboxSchema` before. */
export function pgStore(pool: pg.Pool): Store {
  const payments = async (rest: string, values: unknown[]): Promise<Payment[]> => {
    const { rows } = await pool.query<PaymentRow>(`select * from sandbox.payments ${rest}`, values);
    return rows.map(paymentOf);
  };
  const notices = async (rest: string, values: unknown[]): Promise<Notice[]> => {
    const { rows } = await pool.query<NoticeRow>(`select * from sandbox.notices ${rest}`, values);
    return rows.map(noticeOf);
  };
  return {
    add: (payment) => addPayment(pool, payment),
    find: async (provider, by) => {
      const [[name, value] = ['', '']] = Object.entries(by);
      const column = columns[name as keyof typeof columns];
      return (await payments(`where provider = $1 and ${column} = $2`, [provider, value]))[0];
    },
    findRefund: async (provider, by) => {
      const refund = JSON.stringify([by]);
      return (await payments(`where provider = $1 and body -> 'refunds' @> $2`, [provider, refund]))[0];
    },
    findExtra: async (provider, by) =>
      (await payments(`where provider = $1 and body -> 'extra' @> $2`, [provider, JSON.stringify(by)]))[0],
    open: (provider, limit) =>
      payments(`where provider = $1 and state = 'open' order by created_at desc limit $2`, [provider, limit]),
    overdue: (now) => payments(`where state = 'open' and expires_at <= $1 limit 100`, [now]),
    save: (payment) => savePayment(pool, payment),
    addNotices: async (added) => {
      for (const notice of added) await addNotice(pool, notice);
    },
    dueNotices: (now, limit) =>
      notices(`where is_due and due_at <= $1 order by due_at, created_at limit $2`, [now, limit]),
    saveNotice: (notice) => saveNotice(pool, notice),
    noticesOf: (provider, reference) =>
      notices('where provider = $1 and reference = $2 order by created_at', [provider, reference]),
  };
}

async function addPayment(pool: pg.Pool, payment: Payment): Promise<boolean> {
  const { provider, reference, merchantReference, key, state, expiresAt, createdAt, version } = payment;
  const { rowCount } = await pool.query(
    `insert into sandbox.payments
       (provider, reference, merchant_reference, key, state, expires_at, created_at, version, body)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [provider, reference, merchantReference, key, state, expiresAt, createdAt, version, bodyOf(payment)],
  );
  return rowCount === 1;
}

async function savePayment(pool: pg.Pool, payment: Payment): Promise<boolean> {
  const { provider, reference, state, expiresAt, version } = payment;
  const { rowCount } = await pool.query(
    `update sandbox.payments set state = $4, expires_at = $5, body = $6, version = version + 1
     where provider = $1 and reference = $2 and version = $3`,
    [provider, reference, version, state, expiresAt, bodyOf(payment)],
  );
  return rowCount === 1;
}

async function addNotice(pool: pg.Pool, notice: Notice): Promise<void> {
  const { id, provider, reference, label, attempts, dueAt, deliveredAt, lastError, ...message } = notice;
  await pool.query(
    `insert into sandbox.notices
       (id, provider, reference, label, attempts, due_at, delivered_at, last_error, is_due, message)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      provider,
      reference,
      label,
      attempts,
      dueAt,
      deliveredAt,
      lastError,
      attempts < message.mostAttempts,
      JSON.stringify(message),
    ],
  );
}

async function saveNotice(pool: pg.Pool, notice: Notice): Promise<void> {
  const { id, attempts, dueAt, deliveredAt, lastError, mostAttempts } = notice;
  await pool.query(
    `update sandbox.notices set attempts = $2, due_at = $3, delivered_at = $4, last_error = $5, is_due = $6
     where id = $1`,
    [id, attempts, dueAt, deliveredAt, lastError, deliveredAt === null && attempts < mostAttempts],
  );
}
