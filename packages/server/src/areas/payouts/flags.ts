import { sql } from 'kysely';
import type { Answer } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import { blacklistedAmong } from '../blacklists/public.ts';
import { similarBy } from './similar.ts';
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

/** SQL: the ids of the payouts in `p`, each with those of the payouts that are like it. */
const SIMILAR = (['msisdn', 'national_id_key', 'bank_no'] as const)
  .map((column) => `select p.id as asked, other.id from p join payouts other on ${similarBy(column)}`)
  .join(' union ');

/** Finds the payouts that are like the given ones by number, person or bank account, newest first. */
async function twinsOf(db: Db, payouts: readonly Compared[]): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    with p as materialized (select * from unnest(
      ${payouts.map(({ id }) => id)}::text[], ${payouts.map(({ userTypeId }) => userTypeId)}::text[],
      ${payouts.map(({ amount }) => amount)}::numeric[], ${payouts.map(({ msisdn }) => msisdn)}::text[],
      ${payouts.map(({ nationalIdKey }) => nationalIdKey)}::text[], ${payouts.map(({ bankNo }) => bankNo)}::text[],
      ${payouts.map(({ at }) => at.toISOString())}::timestamptz[]
    ) as p (id, user_type_id, amount, msisdn, national_id_key, bank_no, created_at)),
    same as materialized (${sql.raw(SIMILAR)})
    select p.id, o.reference, o.msisdn = p.msisdn as msisdn,
      coalesce(o.national_id_key = p.national_id_key, false) as national_id,
      coalesce(o.bank_no = p.bank_no, false) as bank_no
    from same join p on p.id = same.asked join payouts o on o.id = same.id
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
