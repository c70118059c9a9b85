import {
  type ApprovalVerdict,
  approvalVerdicts,
  type Currency,
  isCurrency,
  sumFromMajor,
  toMajorNumber,
} from '@daftar/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { verdictRows } from './verdict-rows.ts';

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
  const place = ({ verdict }: Total) => approvalVerdicts.indexOf(verdict);
  return rows.map(totalOf).sort((a, b) => place(a) - place(b));
}
