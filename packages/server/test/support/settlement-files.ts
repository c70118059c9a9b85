import { newId } from '../../src/basics/ids.ts';
import type { Gateway } from '../../src/gateway.ts';
import { today } from './payments.ts';
import { unique } from './world.ts';

/** Inserts a settlement file with a row of each of two verdicts. */
export async function newSettlementFile({ db }: Gateway, rows = 2): Promise<{ id: string }> {
  const id = newId('spf');
  const day = today();
  await db
    .insertInto('settlement_files')
    .values({
      ...{ id, provider: unique('Fawry'), original_name: `${unique('fawry')}.csv`, sha256: unique('hash') },
      ...{ date_from: day, date_to: day, lines: rows, settled_refunds: 0 },
      ...{ matched: 1, unknown: rows - 1 },
      ...{ created_by_id: 'owner', created_by: 'Mona Hassan', created_at: new Date() },
    })
    .execute();
  for (let line = 1; line <= rows; line += 1)
    await db
      .insertInto('settlement_file_lines')
      .values({
        ...{
          file_id: id,
          line,
          row: line + 1,
          kind: 'payment',
          reference: `9${line}`,
          provider_reference: '',
        },
        ...{ verdict: line === 1 ? 'matched' : 'missing-here', amount: `${line}.00`, expected: null },
        ...{ currency: 'EGP', transaction_id: null, refund_id: null },
      })
      .execute();
  return { id };
}

/** Returns the form that uploads a settlement file whose row matches none of our records. */
export function settlementForm(): FormData {
  const form = new FormData();
  const text = `type,reference,amount,currency\r\npayment,${unique('nobody')},1.00,EGP\r\n`;
  form.append('file', new Blob([text]), 'fawry.csv');
  return form;
}
