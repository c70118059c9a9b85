import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { arithmeticIn } from './find-arithmetic.ts';
import { DecimalFlow } from './is-decimal.ts';
import { markedProgram, names } from './marked-program.ts';
import { SourceIndex } from './source-index.ts';

const planted = [
  ['a field', 'payout.amount * 2'],
  ['two fields', 'funds.loan + funds.balance'],
  ['a field that may be missing', '(row.refundedAmount ?? 0) + 1'],
  ['destructured fields', 'free(funds)'],
  ['a sum over rows', 'rows.reduce((sum, { amount }) => sum + amount, 0)'],
  ['a sum over picked amounts', 'rows.map((one) => one.amount).reduce((a, b) => a + b)'],
  ['a rounded rate', 'Math.round(row.netAmount)'],
  ['a fixed text', 'payout.amount.toFixed(2)'],
  ['an assignment', 'add(payout)'],
  ['a plain number parameter', 'half(payout.amount)'],
  ['a plain number property', 'shown({ claimed: funds.pending })'],
  ['a number made of the text of a form', 'Number(form.amount) - 1'],
  ['an amount of the domain as a number', 'toMajorNumber(money) / 3'],
  ['a percentage', 'service.carrierShare + service.merchantShare'],
] as const;

/** Code that the examples call; the comment marks the line that must be found. */
const helpers = `
import { addNumbers, type Money, toMajorNumber } from '@daftar/domain';
import type { Payout, PayoutContext, Service, Transaction } from '@daftar/sdk';
type Funds = NonNullable<PayoutContext['funds']>;
declare const payout: Payout;
declare const funds: Funds;
declare const row: Transaction;
declare const rows: readonly Transaction[];
declare const service: Service;
declare const money: Money;
declare const form: { amount: string };
`;
const bodies: Record<string, string> = {
  'free(funds)': 'function free({ loan, pending }: Funds) { return loan - pending; }',
  'add(payout)': 'function add({ amount }: Payout) { let sum = 0; sum += amount; return sum; }',
  'half(payout.amount)': 'function half(value: number) { return value / 2; }',
  'shown({ claimed: funds.pending })':
    'type Props = { readonly claimed: number }; function shown({ claimed }: Props) { return claimed * 100; }',
};

const right = [
  'rows.length * 2',
  'funds.pendingCount + 1',
  'payout.amount > 5',
  "'Amount: ' + payout.amount",
  'addNumbers(rows.map((one) => one.amount))',
  'Math.max(payout.amount, 5)',
];

const folder = resolve(import.meta.dirname, '../../packages/web/src');
const fileOf = (index: number) => `${folder}/planted-${index}.ts`;
const codes = [...planted.map(([, code]) => code), ...right];
const found = new Map<string, number>();

beforeAll(() => {
  const files = new Map(
    codes.map((code, index) => [
      fileOf(index),
      `${helpers}${bodies[code] ?? ''}\nexport const result = ${code};\n`,
    ]),
  );
  const program = markedProgram([...files.keys()], files);
  const checker = program.getTypeChecker();
  for (const [index, code] of codes.entries()) {
    const source = program.getSourceFile(fileOf(index));
    if (!source) throw new Error(`${code} is not in the program`);
    const flow = new DecimalFlow(checker, new SourceIndex(checker, [source]), names.allFields);
    found.set(code, arithmeticIn(checker, flow, source).length);
  }
}, 120_000);

test.each(planted)('arithmetic on %s is found: %s', (_what, code) => {
  expect(found.get(code)).toBe(1);
});

test.each(right)('%s is no arithmetic on money', (code) => {
  expect(found.get(code)).toBe(0);
});

test('rates and percentages of the contract are decimals, counts and weights are not', () => {
  expect([...names.allFields]).toEqual(expect.arrayContaining(['amount', 'exchangeRate', 'tax']));
  for (const field of ['count', 'page', 'weight']) expect(names.allFields).not.toContain(field);
});
