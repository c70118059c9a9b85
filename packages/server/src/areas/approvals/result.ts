import { Readable } from 'node:stream';
import { type ApprovalResult, approvalTitles, type Language, languages } from '@daftar/domain';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { merchantName } from '../../records/joins.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../sheets/csv.ts';
import { said, type Words } from '../../sheets/said.ts';
import { type FileRow, ROWS_WITH_PAYOUTS } from './store.ts';

/** Each result of a row, as the screens show it. */
export const resultWords = {
  Approved: said('Approved'),
  Rejected: said('Rejected'),
  'unknown-reference': said('Unknown reference'),
  'ambiguous-reference': said('Ambiguous reference'),
  'already-decided': said('Already decided'),
  'payout-deleted': said('Payout deleted'),
  'listed-twice': said('Listed twice'),
  'amount-differs': said('Amount differs'),
  'invalid-status': said('Invalid status'),
  'own-payout': said('Own payout'),
  'not-covered': said('Not covered'),
  'taken-out': said('Taken out'),
} as const satisfies Record<ApprovalResult, Words>;

/** Titles of the result file's columns, in order. */
export const resultTitles = {
  row: said('Row'),
  ...approvalTitles,
  currency: said('Currency'),
  beneficiary: said('Beneficiary'),
  merchant: said('Merchant'),
  result: said('Result'),
  resultCode: said('Result Code'),
} as const satisfies Record<string, Words>;

const BATCH = 1000;

interface ResultRow {
  row: number;
  reference: string;
  status: string;
  amount: string | null;
  currency: string | null;
  full_name: string | null;
  merchant: string | null;
  result: ApprovalResult | null;
}

/** Returns the titles in a language; without one, the columns have their names in the API. */
function titlesIn(language: Language | undefined): string[] {
  if (language === undefined) return Object.keys(resultTitles);
  return Object.values(resultTitles).map((words) => words[languages.indexOf(language)] ?? words[0]);
}

function lineOf(one: ResultRow, language: Language): string {
  const { row, reference, status, amount, currency, full_name, merchant, result } = one;
  const words = result && resultWords[result][languages.indexOf(language)];
  return csvLine([row, reference, status, amount, currency, full_name, merchant, words, result]);
}

/** Reads the rows after number `after`. Where the file has no amount, the amount is that of the payout. */
const readAfter = async (db: Db, fileName: string, after: number): Promise<ResultRow[]> => {
  const { rows } = await sql<ResultRow>`
    select r.row, r.reference, r.status, coalesce(nullif(btrim(r.amount), ''), p.amount::text) as amount, p.currency,
      p.full_name, ${sql.raw(merchantName('p.user_type_id'))} as merchant, r.result
    from ${sql.raw(ROWS_WITH_PAYOUTS)} where r.file_name = ${fileName} and r.row > ${after}
    order by r.row limit ${BATCH}`.execute(db);
  return rows;
};

async function* linesOf(db: Db, fileName: string, language: Language | undefined): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine(titlesIn(language))}`;
  for (let after = 0; ; ) {
    const rows = await readAfter(db, fileName, after);
    const last = rows.at(-1);
    if (!last) return;
    after = last.row;
    yield rows.map((row) => lineOf(row, language ?? 'en')).join('');
  }
}

/** Streams the result of each row as CSV. */
export async function sendResult(
  db: Db,
  reply: FastifyReply,
  file: FileRow,
  language: Language | undefined,
): Promise<void> {
  const name = `result_${file.file_name.replace(/\.\w+$/, '')}.csv`;
  // Awaited, because a handler that ends before the stream would send nothing.
  await reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(linesOf(db, file.file_name, language)));
}
