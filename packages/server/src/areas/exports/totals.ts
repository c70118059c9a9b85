import type { Cell } from './csv.ts';
import type { Filters } from './export-list.ts';

/** Amounts have at most three decimals. */
const SCALE = 3;

function thousandths(value: unknown): bigint {
  const [whole = '0', decimals = ''] = String(value).split('.');
  return BigInt(whole + decimals.padEnd(SCALE, '0').slice(0, SCALE));
}

function written(sum: bigint): string {
  const digits = String(sum < 0n ? -sum : sum).padStart(SCALE + 1, '0');
  const decimals = digits.slice(-SCALE).replace(/0$/, '');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -SCALE)}.${decimals}`;
}

/** What stands at the end of a file, so that whoever has it can tell that it is whole. */
export class Totals {
  rows = 0;
  readonly #sum: { amount: string; currency: string } | undefined;
  readonly #sums = new Map<string, bigint>();

  constructor(sum: { amount: string; currency: string } | undefined) {
    this.#sum = sum;
  }

  add(wire: Record<string, unknown>): void {
    this.rows += 1;
    const amount = this.#sum && wire[this.#sum.amount];
    if (!this.#sum || typeof amount !== 'number') return;
    const currency = String(wire[this.#sum.currency]);
    this.#sums.set(currency, (this.#sums.get(currency) ?? 0n) + thousandths(amount));
  }

  *lines(filters: Filters, zone: string, asOf: Date): Generator<Cell[]> {
    yield [];
    yield ['Rows', this.rows];
    for (const [currency, sum] of [...this.#sums].sort(([a], [b]) => (a < b ? -1 : 1)))
      yield [`Sum of ${this.#sum?.amount}, ${currency}`, Number(written(sum))];
    const filter = Object.entries(filters).map(([name, value]) => `${name}: ${value}`);
    yield ['Filter', filter.join(', ') || 'none'];
    yield ['Time zone', zone];
    yield ['As of', asOf.toISOString()];
  }
}
