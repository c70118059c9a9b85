import { plainHeaders, settlementColumns } from '@daftar/domain';
import type { Shape } from './shape.ts';

/** Two payments, of which one was given back in part; each value is at its column's place. */
const rows = [
  ['payment', '58210394776120394857610293', '7738291045', '450.50'],
  ['payment', '58210394776120394857610301', '7738291046', '120.00'],
  ['refund', '58210394776120394857610301', '7738291102', '30.00'],
];

/** Returns a settlement file with the plain columns that every provider's file may have, in the provider's currency. */
export function sampleCsv(shape: Pick<Shape, 'currency'> | undefined): string {
  const head = settlementColumns.map((column) => plainHeaders[column][0] ?? column);
  const lines = [head, ...rows.map((row) => [...row, shape?.currency ?? 'EGP'])];
  return `${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
