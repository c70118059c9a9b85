import { plainHeaders, plainKinds, readSettlement } from '@daftar/domain';
import { expect, test } from 'vitest';
import { sampleCsv } from './sample-csv.ts';

const grid = (text: string) =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

test.each([
  ['EGP', undefined],
  ['PKR', { currency: 'PKR' }],
])('the sample is parsed without errors, in %s', (currency, shape) => {
  const read = readSettlement(grid(sampleCsv(shape)), { headers: {}, kinds: { payment: [], refund: [] } });
  expect(read).toMatchObject({ ok: true });
  const lines = read.ok ? read.lines : [];
  expect(lines.map(({ kind, amount }) => [kind, amount?.currency])).toEqual([
    ['payment', currency],
    ['payment', currency],
    ['refund', currency],
  ]);
});

test('the sample names the columns and kinds that every provider may use', () => {
  const [head, ...rows] = grid(sampleCsv(undefined));
  expect(head).toEqual(Object.values(plainHeaders).map(([name]) => name));
  for (const [kind = ''] of rows) expect(Object.values(plainKinds).flat()).toContain(kind);
});
