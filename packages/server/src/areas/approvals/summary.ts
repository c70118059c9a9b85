import {
  type ApprovalVerdict,
  approvalFlagFilters,
  approvalVerdicts,
  type Currency,
  countVerdicts,
  isCurrency,
  money,
  sumFromMajor,
  toMajorNumber,
} from '@daftar/domain';
import { sql } from 'kysely';
import { sheetsRead } from '../../audit/sheets-read.ts';
import { partsOf } from '../../basics/parts-of.ts';
import type { Answer } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import { present } from '../../records/present.ts';
import type { JudgedRow } from './judge.ts';
import type { UploadRow } from './store.ts';
import { CHANGED, verdictRows } from './verdicts.ts';

type FlagCounts = Answer<'getApprovalSummary'>['flags'];

/** Returns the number of a file's rows by flag; rows that are taken out do not count. */
async function countFlags(db: Db, fileName: string): Promise<FlagCounts> {
  const { rows } = await sql<{ flag: keyof FlagCounts; rows: string }>`
    select flag, count(*) as rows from approval_rows cross join lateral unnest(flags || 'any'::text) as flag
    where file_name = ${fileName} and flags <> '{}' and not taken_out group by flag`.execute(db);
  const none = Object.fromEntries(approvalFlagFilters.map((flag) => [flag, 0])) as FlagCounts;
  return { ...none, ...Object.fromEntries(rows.map((one) => [one.flag, Number(one.rows)])) };
}

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

/** Returns, by currency, the number of rows that approve and reject, and the amount that would be approved. */
function sumsOf(totals: readonly Total[]) {
  const currencies = new Set(totals.flatMap(({ currency }) => currency ?? []));
  return [...currencies].sort().map((currency) => {
    const of = (verdict: Total['verdict']) =>
      totals.find((total) => total.verdict === verdict && total.currency === currency);
    const approving = of('will-approve');
    return {
      currency,
      approves: approving?.rows ?? 0,
      rejects: of('will-reject')?.rows ?? 0,
      amount: approving?.amount ?? 0,
    };
  });
}

const invalidStatuses = async (db: Db, { file_name, invalid_rows }: UploadRow): Promise<string[]> => {
  if (invalid_rows === 0) return [];
  const rows = await db
    .selectFrom('approval_rows')
    .select('status')
    .where('file_name', '=', file_name)
    .where('verdict', '=', 'invalid-status')
    .orderBy('row')
    .execute();
  return rows.map(({ status }) => status);
};

/**
 * Returns the id of the processed file and the number of rows whose result differs from their verdict; an empty object before
 * the file is processed.
 */
async function processedAs(db: Db, fileName: string) {
  const record = await db
    .selectFrom('approval_files')
    .select('id')
    .where('file_name', '=', fileName)
    .executeTakeFirst();
  if (!record) return {};
  const { rows } = await sql<{ changed: number }>`
    select count(*)::int as changed from approval_rows where file_name = ${fileName} and ${sql.raw(CHANGED)}`.execute(
    db,
  );
  return { recordId: record.id, changed: rows[0]?.changed ?? 0 };
}

/**
 * Returns the summary of an uploaded file (counts, amount, discarded statuses), with the current verdicts and sums. Reads the totals
 * unless the caller knows them.
 */
export async function summaryOf(
  db: Db,
  upload: UploadRow,
  known?: readonly Total[],
): Promise<Answer<'uploadApprovalFile'>> {
  const totals = known ?? (await totalsOf(db, upload.file_name));
  const sums = sumsOf(totals);
  // A file's single amount and currency; only for a file whose payouts have one currency.
  const [only, second] = sums;
  return {
    originalName: upload.original_name,
    fileName: upload.file_name,
    size: upload.size,
    total: upload.total,
    Approved: upload.approved,
    Rejected: upload.rejected,
    invalidStatus: await invalidStatuses(db, upload),
    ...(!second && { amount: only?.amount ?? 0, ...present('currency', only?.currency) }),
    sums,
    totals: totals.map(({ currency, ...total }) => ({ ...total, ...present('currency', currency) })),
    verdicts: countVerdicts(totals),
    flags: await countFlags(db, upload.file_name),
    ...(await sheetsRead(db, 'approval-file', upload.file_name, 'uploadApprovalFile')),
    ...(await processedAs(db, upload.file_name)),
  };
}
