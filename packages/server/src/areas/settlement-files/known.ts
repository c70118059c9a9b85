import {
  foldText,
  fromMajor,
  isCurrency,
  type KnownPayment,
  type KnownRefund,
  type SettlementLine,
} from '@daftar/domain';
import { sql } from 'kysely';
import type { Trx } from '../../db/transaction.ts';
import { present } from '../../records/present.ts';

/** The days that a file covers, as instants; `to` is excluded. */
export interface Period {
  from: Date;
  to: Date;
}

interface PaymentRow {
  id: string;
  user_type_id: string;
  session_id: string;
  reference: string;
  provider_reference: string | null;
  amount: string;
  left: string;
  currency: string;
  unpaid: 'failed' | 'open' | null;
  in_period: boolean;
}

interface RefundRow {
  id: string;
  transaction_id: string;
  provider_reference: string | null;
  status: KnownRefund['status'];
  amount: string | null;
  currency: string;
  in_period: boolean;
}

export interface Known {
  payments: KnownPayment[];
  refunds: KnownRefund[];
  sessions: ReadonlyMap<string, string>;
}

/** Returns the payments that a file names, those that were paid on its days, and the refunds of both. */
export async function findKnown(
  trx: Trx,
  provider: string,
  lines: readonly SettlementLine[],
  period: Period,
): Promise<Known> {
  const ours = spellingsOf(lines, ({ reference }) => reference);
  const theirs = spellingsOf(lines, ({ providerReference }) => providerReference);
  const payments = await paymentRows(trx, provider, { ours, theirs, period });
  const refunds = await refundRows(
    trx,
    payments.map(({ id }) => id),
    period,
  );
  return {
    payments: payments.flatMap(paymentOf),
    refunds: refunds.flatMap(refundOf),
    sessions: new Map(payments.map(({ id, session_id }) => [id, session_id])),
  };
}

/** The spellings that our numbers and the provider's may have: as written, and in one case. */
const spellingsOf = (lines: readonly SettlementLine[], read: (line: SettlementLine) => string): string[] => {
  const texts = new Set<string>();
  for (const line of lines) {
    const text = read(line);
    if (text === '') continue;
    const folded = foldText(text);
    for (const one of [text, folded, folded.toUpperCase()]) texts.add(one);
  }
  return [...texts];
};

/** The few numbers in which the case of letters matters; an index finds them. */
const MIXED = sql`provider_reference <> lower(provider_reference) and provider_reference <> upper(provider_reference)`;

async function paymentRows(
  trx: Trx,
  provider: string,
  { ours, theirs, period }: { ours: string[]; theirs: string[]; period: Period },
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    with named as (
      select id, user_type_id from payment_attempts
        where merchant_ref_number = any(${ours}::text[]) and provider = ${provider}
      union select id, user_type_id from payment_attempts
        where ordered_as = any(${ours}::text[]) and provider = ${provider}
      union select id, user_type_id from payment_attempts
        where provider = ${provider} and provider_reference = any(${theirs}::text[])
      union select attempt_id, user_type_id from refunds where id = any(${ours}::text[]) and provider = ${provider}
      union select attempt_id, user_type_id from refunds
        where provider = ${provider} and provider_reference = any(${theirs}::text[])
      union select id, user_type_id from payment_attempts
        where provider = ${provider} and ${MIXED} and fold_text(provider_reference) = any(${theirs}::text[])
      union select attempt_id, user_type_id from refunds
        where provider = ${provider} and ${MIXED} and fold_text(provider_reference) = any(${theirs}::text[])
      union select attempt_id, user_type_id from transactions
        where provider = ${provider} and created_at >= ${period.from} and created_at < ${period.to}
          and status = 'Success' and attempt_id is not null
      union select attempt_id, user_type_id from refunds
        where provider = ${provider} and ended_at >= ${period.from} and ended_at < ${period.to} and status = 'succeeded'
    )
    select coalesce(t.id, s.id) as id, s.user_type_id, s.id as session_id, coalesce(a.ordered_as, a.merchant_ref_number) as reference,
      a.provider_reference, coalesce(t.amount, s.amount) as amount, coalesce(t.currency, s.currency) as currency,
      case when t.status = 'Success' then null
        when t.id is null and a.status in ('created', 'pending') then 'open' else 'failed' end as unpaid,
      coalesce(t.created_at >= ${period.from} and t.created_at < ${period.to}, false) as in_period,
      coalesce(t.amount, 0) - coalesce(t.refunded_amount, 0) - coalesce((
        select sum(r.amount) from refunds r
        where r.transaction_id = t.id and r.status in ('requested', 'pending')), 0) as left
    from named n
    join payment_attempts a on a.id = n.id
    join checkout_sessions s on s.id = a.session_id
    left join transactions t on t.user_type_id = n.user_type_id and t.attempt_id = n.id
    where t.session_id is not null or t.id is null
    order by coalesce(t.created_at, a.created_at), a.id`.execute(trx);
  return rows;
}

async function refundRows(trx: Trx, paymentIds: string[], { from, to }: Period): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select id, transaction_id, provider_reference, status, amount, currency,
      coalesce(ended_at >= ${from} and ended_at < ${to}, false) as in_period
    from refunds where transaction_id = any(${paymentIds}::text[]) and status in ('open', 'pending', 'succeeded')
    order by created_at, id`.execute(trx);
  return rows;
}

function paymentOf(row: PaymentRow): KnownPayment[] {
  const { id, reference, currency } = row;
  if (!isCurrency(currency)) return [];
  return [
    {
      id,
      reference,
      providerReference: row.provider_reference ?? '',
      amount: fromMajor(row.amount, currency),
      left: fromMajor(row.left, currency),
      inPeriod: row.in_period,
      ...present('unpaid', row.unpaid),
    },
  ];
}

function refundOf(row: RefundRow): KnownRefund[] {
  const { id, status, currency } = row;
  if (!isCurrency(currency)) return [];
  return [
    {
      id,
      paymentId: row.transaction_id,
      providerReference: row.provider_reference ?? '',
      status,
      amount: row.amount === null ? undefined : fromMajor(row.amount, currency),
      inPeriod: row.in_period,
    },
  ];
}
