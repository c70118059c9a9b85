import { expect, test } from 'vitest';
import { columnsOf } from './columns.tsx';
import { contentWidths } from './content-widths.ts';

type Row = { amount?: number; currency: string; orderId: string };
const column = columnsOf<Row>();
const columns = [
  column.money('amount', 'Amount', 'currency', { width: 60 }),
  column.text('orderId', 'Order ID', { whole: true }),
  column.text('currency', 'Currency'),
];
const widthsOf = (...rows: Row[]) => contentWidths(rows, columns);
const amountWidth = (amount: number, currency = 'EGP') =>
  widthsOf({ amount, currency, orderId: '1' }).get('amount') ?? 0;

test('a money column is wider for an amount with more digits, and for a minus sign', () => {
  expect(amountWidth(900_000)).toBeGreaterThan(amountWidth(9_000));
  expect(amountWidth(-900_000)).toBeGreaterThan(amountWidth(900_000));
  // Amounts of three digits fit the columns of the transaction report, which show the status at 1440 px.
  expect(amountWidth(420)).toBeLessThanOrEqual(112);
  // 1,000.00 has a digit and a separator more than 999.00.
  expect(amountWidth(1_000) - amountWidth(999)).toBeGreaterThan(11);
});

test('the largest amount of the page decides, in each of its currencies', () => {
  const rows = [
    { amount: 5, currency: 'EGP', orderId: '1' },
    { amount: 123_456_789, currency: 'KWD', orderId: '2' },
    { currency: 'EGP', orderId: '3' },
  ];
  expect(widthsOf(...rows).get('amount')).toBe(amountWidth(123_456_789, 'KWD'));
});

test('an id is shown whole up to 24 characters', () => {
  const idWidth = (orderId: string) => widthsOf({ currency: 'EGP', orderId }).get('orderId') ?? 0;
  expect(idWidth('T1795450835770')).toBeGreaterThan(130);
  expect(idWidth('x'.repeat(100))).toBe(idWidth('x'.repeat(24)));
});

test('other columns keep their widths, and an empty page asks for none', () => {
  expect(widthsOf({ amount: 1, currency: 'EGP', orderId: '1' }).has('currency')).toBe(false);
  expect(widthsOf().get('amount')).toBe(0);
});
