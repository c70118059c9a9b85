import { cellAt } from '../../sheets/cell-at.ts';
import type { Fact } from '../../sheets/xlsx.ts';
import type { ExportList } from './export-list.ts';

/** Number of decimals in calculations; no currency has more than three. */
const SCALE = 3;

function thousandths(value: unknown): bigint {
  const [whole = '0', decimals = ''] = String(value).split('.');
  return BigInt(whole + decimals.padEnd(SCALE, '0').slice(0, SCALE));
}

function formatted(sum: bigint): string {
  const digits = String(sum < 0n ? -sum : sum).padStart(SCALE + 1, '0');
  const decimals = digits.slice(-SCALE).replace(/0$/, '');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -SCALE)}.${decimals}`;
}

type Sums = NonNullable<ExportList['sums']>;

/** Counts an export's rows and sums their amounts, so that the reader can check that the file is complete. */
export class Totals {
  rows = 0;
  readonly #sums: { amount: string; currency: string; by: Map<string, bigint> }[];

  constructor(sums: Sums = []) {
    this.#sums = sums.map((sum) => ({ ...sum, by: new Map() }));
  }

  add(wire: Record<string, unknown>): void {
    this.rows += 1;
    for (const { amount, currency, by } of this.#sums) {
      const value = wire[amount];
      if (typeof value !== 'number') continue;
      const code = String(cellAt(wire, currency));
      by.set(code, (by.get(code) ?? 0n) + thousandths(value));
    }
  }

  /** Yields the sum of each amount in each currency. `labelOf` returns a sum's label. */
  *sums(labelOf: (field: string, currency: string) => string): Generator<Fact> {
    for (const { amount, by } of this.#sums)
      for (const [currency, sum] of [...by].sort(([a], [b]) => (a < b ? -1 : 1)))
        yield { label: labelOf(amount, currency), value: Number(formatted(sum)), format: 'amount' };
  }
}
