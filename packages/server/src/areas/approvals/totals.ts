import {
  type ApprovalVerdict,
  approvalVerdicts,
  type Currency,
  isCurrency,
  money,
  sumFromMajor,
  toMajorNumber,
} from '@daftar/domain';
import { sql } from 'kysely';
import { partsOf } from '../../basics/parts-of.ts';
import type { Db } from '../../db/transaction.ts';
import type { JudgedRow } from './judge.ts';
import { verdictRows } from './verdict-rows.ts';

/** Rows per step; few, so that the process handles other requests between two. */
const STEP = 2_000;

/** Number and amount of a file's rows with one verdict and currency. `currency` is undefined for rows without a payout. */
export interface Total {
  verdict: ApprovalVerdict;
  currency: Currency | undefined;
  rows: number;
  /** In major units. */
  amount: number;
}

interface Counted {
  verdict: ApprovalVerdict;
  currency: string | null;
  rows: string;
  amount: string | null;
}

function totalOf({ verdict, currency, rows, amount }: Counted): Total {
  const code = currency !== null && isCurrency(currency) ? currency : undefined;
  return {
    verdict,
    currency: code,
    rows: Number(rows),
    amount: code && amount !== null ? toMajorNumber(sumFromMajor(amount, code)) : 0,
  };
}

/** Returns the number and amount of rows for each current verdict and currency, in the order of the verdicts. */
export async function totalsOf(db: Db, fileName: string): Promise<Total[]> {
  const { rows } = await sql<Counted>`
    select verdict, currency, count(*) as rows, sum(pays) as amount from ${sql.raw(verdictRows.from)}
    where file_name = ${fileName} group by verdict, currency order by currency nulls last`.execute(db);
  return inOrder(rows.map(totalOf));
}

const placeOf = ({ verdict }: Total) => approvalVerdicts.indexOf(verdict);
const inOrder = (totals: Total[]): Total[] => totals.sort((a, b) => placeOf(a) - placeOf(b));

/** Like `totalsOf`, of rows that were judged a moment ago. */
export async function totalsOfRows(rows: readonly JudgedRow[]): Promise<Total[]> {
  const groups = new Map<
    string,
    { verdict: ApprovalVerdict; currency: Currency | undefined; rows: number; minor: bigint }
  >();
  const add = ({ verdict, payout }: JudgedRow) => {
    const currency = payout?.amount.currency;
    // Sorts rows without a payout after all currencies.
    const key = `${currency ?? '~'} ${verdict}`;
    const group = groups.get(key) ?? { verdict, currency, rows: 0, minor: 0n };
    group.rows += 1;
    group.minor += payout?.amount.minor ?? 0n;
    groups.set(key, group);
  };
  for await (const part of partsOf(rows, STEP)) for (const row of part) add(row);
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  return inOrder(
    sorted.map(([, { minor, ...total }]) => ({
      ...total,
      amount: total.currency ? toMajorNumber(money(minor, total.currency)) : 0,
    })),
  );
}
