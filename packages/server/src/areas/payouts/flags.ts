import { sql } from 'kysely';
import type { Answer } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import { blacklistedAmong } from '../blacklists/public.ts';
import type { PayoutRow } from './store.ts';

export type PayoutFlag = Answer<'checkPayout'>['flags'][number];

/** The fields in which payouts are compared with each other. The payout need not be stored yet. */
export interface Compared {
  id: string;
  userTypeId: string;
  amount: string;
  msisdn: string;
  nationalIdKey: string | null;
  bankNo: string | null;
  at: Date;
}

interface Twin {
  id: string;
  reference: string;
  msisdn: boolean;
  national_id: boolean;
  bank_no: boolean;
}

const comparedOf = (row: PayoutRow): Compared => ({
  id: row.id,
  userTypeId: row.user_type_id,
  amount: row.amount,
  msisdn: row.msisdn,
  nationalIdKey: row.national_id_key,
  bankNo: row.bank_no,
  at: row.created_at,
});

/**
 * Finds the merchant's other payouts of the same amount to the same number, person or bank account within a day, newest first.
 * Ignores rejected payouts, because a new request after a rejection is legitimate. Searches by number, person and account
 * first, because a merchant may have thousands of payouts of one amount in a day.
 */
async function twinsOf(db: Db, payouts: readonly Compared[]): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    with p as materialized (select * from unnest(
      ${payouts.map(({ id }) => id)}::text[], ${payouts.map(({ userTypeId }) => userTypeId)}::text[],
      ${payouts.map(({ amount }) => amount)}::numeric[], ${payouts.map(({ msisdn }) => msisdn)}::text[],
      ${payouts.map(({ nationalIdKey }) => nationalIdKey)}::text[], ${payouts.map(({ bankNo }) => bankNo)}::text[],
      ${payouts.map(({ at }) => at.toISOString())}::timestamptz[]
    ) as p (id, user_type_id, amount, msisdn, national_id, bank_no, at)),
    same as materialized (
      select p.id as asked, o.id from p join payouts o on o.msisdn = p.msisdn
      union select p.id, o.id from p join payouts o on o.national_id_key = p.national_id
      union select p.id, o.id from p join payouts o on o.bank_no = p.bank_no)
    select p.id, o.reference, o.msisdn = p.msisdn as msisdn,
      coalesce(o.national_id_key = p.national_id, false) as national_id,
      coalesce(o.bank_no = p.bank_no, false) as bank_no
    from same join p on p.id = same.asked join payouts o on o.id = same.id
    where o.id <> p.id and o.user_type_id = p.user_type_id and o.amount = p.amount and o.status <> 'Rejected'
      and o.created_at between p.at - interval '1 day' and p.at + interval '1 day'
    order by o.created_at desc, o.id desc`.execute(db);
  return rows;
}

/** The contract's limit of references in a flag. */
const MOST = 5;

function flagOf(code: PayoutFlag['code'], twins: readonly Twin[]): PayoutFlag[] {
  if (twins.length === 0) return [];
  return [{ code, payouts: twins.slice(0, MOST).map(({ reference }) => reference) }];
}

/** Returns the flags by payout id: similar payouts, or a blacklisted number. A payout without flags has no entry. */
export async function guard(db: Db, payouts: readonly Compared[]): Promise<Map<string, PayoutFlag[]>> {
  if (payouts.length === 0) return new Map();
  const [twins, blacklisted] = await Promise.all([
    twinsOf(db, payouts),
    blacklistedAmong(
      db,
      payouts.map(({ msisdn }) => msisdn),
    ),
  ]);
  const byId = Map.groupBy(twins, ({ id }) => id);
  const found = payouts.map(({ id, msisdn }) => {
    const own = byId.get(id) ?? [];
    const flags: PayoutFlag[] = [
      ...(blacklisted.has(msisdn) ? [{ code: 'blacklisted' as const }] : []),
      ...flagOf(
        'same-msisdn',
        own.filter((twin) => twin.msisdn),
      ),
      ...flagOf(
        'same-national-id',
        own.filter((twin) => twin.national_id),
      ),
      ...flagOf(
        'same-bank-account',
        own.filter((twin) => twin.bank_no),
      ),
    ];
    return [id, flags] as const;
  });
  return new Map(found.filter(([, flags]) => flags.length > 0));
}

/** Like `guard`, for stored payouts. */
export const flagsOf = (db: Db, rows: readonly PayoutRow[]): Promise<Map<string, PayoutFlag[]>> =>
  guard(db, rows.map(comparedOf));
