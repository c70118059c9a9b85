import { plainHeaders, settlementColumns } from '@daftar/domain';
import type { Shape } from './shape.ts';

/** Two payments, one of them partly refunded. The values are in the order of the columns. */
const rows = [
  ['payment', '58210394776120394857610293', '7738291045', '450.50'],
  ['payment', '58210394776120394857610301', '7738291046', '120.00'],
  ['refund', '58210394776120394857610301', '7738291102', '30.00'],
];

/** Returns a sample file with the column names that every provider's file may use, in the provider's currency. */
export function sampleCsv(shape: Pick<Shape, 'currency'> | undefined): string {
  const head = settlementColumns.map((column) => plainHeaders[column][0] ?? column);
  const lines = [head, ...rows.map((row) => [...row, shape?.currency ?? 'EGP'])];
  return `${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
