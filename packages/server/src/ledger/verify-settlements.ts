import {
  compareDecimals,
  decimal,
  isCurrency,
  type SettlementFigures,
  settle,
  toDecimal,
} from '@daftar/domain';
import { type Selectable, sql } from 'kysely';
import type { SettlementTable } from '../db/tables-books.ts';
import type { Db } from '../db/transaction.ts';
import type { LedgerFault } from './ledger-fault.ts';
import { bookedLegs, neededLegs } from './legs.ts';

type SettlementRow = Selectable<SettlementTable>;

const needed = neededLegs(sql`s.local_currency`, [
  { side: 'debit', account: sql`'payable:' || s.user_type_id`, amount: sql`s.sub_total` },
  { side: 'credit', account: sql`'bank'`, amount: sql`s.net_transfer_amount` },
  { side: 'credit', account: sql`'fees'`, amount: sql`s.remittance_charges` },
]);

async function wrongEntries(db: Db): Promise<LedgerFault[]> {
  const { rows } = await sql<{ id: string; reason: string }>`
    select id, reason from (
      select coalesce(s.id, e.id) as id, coalesce(s.created_at, e.booked_at) as at, case
        when s.id is null then 'books a settlement ' || e.record_id || ' that does not exist'
        when e.id is null then 'a settlement of ' || s.sub_total || ' has no ledger entry'
        when e.user_type_id <> s.user_type_id then 'is booked for ' || e.user_type_id
        when ${bookedLegs(sql`e.id`)} is distinct from ${needed}
          then 'books ' || coalesce(${bookedLegs(sql`e.id`)}, 'nothing') || '; it needs ' || coalesce(${needed}, 'nothing')
        when exists (select 1 from ledger_entries r where r.reverses = e.id) then 'its entry is reversed'
      end as reason
      from settlements s
      full join (select * from ledger_entries where event = 'settlement') e on e.record_id = s.id
    ) judged where reason is not null order by at, id limit 20`.execute(db);
  return rows.map(({ id, reason }) => ({ entry: id, reason }));
}

const COLUMNS = {
  subTotal: 'sub_total',
  remittanceCharges: 'remittance_charges',
  netTransferAmount: 'net_transfer_amount',
  netSettledAmount: 'net_settled_amount',
  grossSettledAmount: 'gross_settled_amount',
} as const satisfies Record<keyof SettlementFigures, keyof SettlementRow>;
const NAMES = Object.keys(COLUMNS) as (keyof SettlementFigures)[];

/** Recomputes a settlement's figures from its inputs. Returns a description of the difference, or undefined. */
function faultOf(row: SettlementRow): string | undefined {
  const { local_currency: localCurrency, settled_currency: settledCurrency } = row;
  const result =
    isCurrency(localCurrency) && isCurrency(settledCurrency)
      ? settle(
          {
            localCurrency,
            settledCurrency,
            totalRevenue: row.total_revenue,
            merchantShare: row.merchant_share,
            remittanceChargesPercentage: row.remittance_charges_percentage,
            exchangeRate: row.exchange_rate,
          },
          row.math,
        )
      : undefined;
  if (!result?.ok) return 'its figures cannot be computed';
  const wrong = NAMES.filter(
    (name) => compareDecimals(decimal(row[COLUMNS[name]]), toDecimal(result.figures[name])) !== 0,
  );
  return wrong.length > 0 ? `its inputs give another ${wrong.join(', ')}` : undefined;
}

/** Rows read at a time, to limit memory. */
const BATCH = 1000;

async function wrongFigures(db: Db): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  let rows: SettlementRow[] = [];
  do {
    rows = await db
      .selectFrom('settlements')
      .selectAll()
      .where('id', '>', rows.at(-1)?.id ?? '')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      const reason = faultOf(row);
      if (reason !== undefined) faults.push({ entry: row.id, reason });
    }
  } while (rows.length === BATCH && faults.length < 20);
  return faults.slice(0, 20);
}

/** Finds settlements whose figures differ from those computed from their inputs, or whose entry is missing or wrong. */
export const wrongSettlements = async (db: Db): Promise<LedgerFault[]> => [
  ...(await wrongEntries(db)),
  ...(await wrongFigures(db)),
];
