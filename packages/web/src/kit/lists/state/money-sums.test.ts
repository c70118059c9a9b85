import { toDecimalString } from '@daftar/domain';
import { expect, test } from 'vitest';
import { columnsOf } from './columns.tsx';
import { moneySums } from './money-sums.ts';

type Row = { name: string; gross?: number; net: number; currency: string };
const column = columnsOf<Row>();
const columns = [
  column.text('name', 'Name'),
  column.money('gross', 'Amount', 'currency'),
  column.money('net', 'Net Amount', { code: 'USD' }),
];

const written = (rows: Row[]) => {
  const { byCurrency, leftOut } = moneySums(rows, columns);
  const sums = [...byCurrency].map(([currency, list]) => [
    currency,
    list.map(({ title, total }) => `${title} ${toDecimalString(total)}`),
  ]);
  return { sums, leftOut };
};

test('money columns are summed exactly, per currency, in column order', () => {
  const rows: Row[] = [
    { name: 'a', gross: 0.1, net: 1, currency: 'EGP' },
    { name: 'b', gross: 0.2, net: 2.5, currency: 'EGP' },
    { name: 'c', gross: -3, net: 0.05, currency: 'USD' },
  ];
  expect(written(rows)).toEqual({
    sums: [
      ['EGP', ['Amount 0.30']],
      ['USD', ['Amount -3.00', 'Net Amount 3.55']],
    ],
    leftOut: 0,
  });
});

test('missing amounts are skipped; amounts that are invalid in their currency are counted as left out', () => {
  const rows: Row[] = [
    { name: 'a', net: 1, currency: 'EGP' },
    { name: 'b', gross: 5, net: 1, currency: '???' },
    { name: 'c', gross: 5.001, net: 1, currency: 'EGP' },
  ];
  expect(written(rows)).toEqual({ sums: [['USD', ['Net Amount 3.00']]], leftOut: 2 });
});
