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

type Summed = Pick<ExportList, 'sums' | 'totalsBy'>;

/** The values of the fields by which an export divides its totals, in the fields' order. */
export type Group = readonly string[];

interface Part {
  group: Group;
  rows: number;
  /** The sums of each amount by currency, in the order of the export's sums. */
  sums: Map<string, bigint>[];
}

/**
 * Counts an export's rows and sums their amounts, so that the reader can check that the file is complete. Rows with different
 * statuses are never added up: a failed payment is no income, and a rejected payout is no expense.
 */
export class Totals {
  rows = 0;
  readonly #sums: NonNullable<ExportList['sums']>;
  readonly #fields: readonly string[];
  readonly #parts = new Map<string, Part>();

  constructor({ sums = [], totalsBy = [] }: Summed) {
    this.#sums = sums;
    this.#fields = totalsBy;
  }

  #partOf(wire: Record<string, unknown>): Part {
    const group = this.#fields.map((field) => String(cellAt(wire, field) ?? ''));
    const key = group.join('\u0000');
    const known = this.#parts.get(key);
    if (known) return known;
    const part = { group, rows: 0, sums: this.#sums.map(() => new Map<string, bigint>()) };
    this.#parts.set(key, part);
    return part;
  }

  add(wire: Record<string, unknown>): void {
    this.rows += 1;
    const part = this.#partOf(wire);
    part.rows += 1;
    for (const [index, { amount, currency }] of this.#sums.entries()) {
      const value = wire[amount];
      const by = part.sums[index];
      if (typeof value !== 'number' || !by) continue;
      const code = String(cellAt(wire, currency));
      by.set(code, (by.get(code) ?? 0n) + thousandths(value));
    }
  }

  /** The groups of the rows by name; one empty group if the export does not divide its totals. */
  #groups(): Part[] {
    const name = ({ group }: Part) => group.join(' ');
    return [...this.#parts.values()].sort((a, b) => (name(a) < name(b) ? -1 : 1));
  }

  /** Yields the number of rows of each group; nothing if the export does not divide its totals. */
  *counts(labelOf: (group: Group) => string): Generator<Fact> {
    if (this.#fields.length === 0) return;
    for (const { group, rows } of this.#groups())
      yield { label: labelOf(group), value: rows, format: 'count' };
  }

  /** Yields the sum of each amount by group and currency. `labelOf` returns a sum's label. */
  *sums(labelOf: (field: string, group: Group, currency: string) => string): Generator<Fact> {
    for (const [index, { amount }] of this.#sums.entries())
      for (const { group, sums } of this.#groups())
        for (const [currency, sum] of [...(sums[index] ?? [])].sort(([a], [b]) => (a < b ? -1 : 1)))
          yield { label: labelOf(amount, group, currency), value: Number(formatted(sum)), format: 'amount' };
  }
}
