import { expect, test } from 'vitest';
import { processorTime } from '../basics/processor-time.ts';
import { csvLine } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  [' -1', "' -1"],
  ['＝1+1', "'＝1+1"],
  ['A;=1+1', "A;'=1+1"],
  ['A; \u00a0=1+1', "A;' \u00a0=1+1"],
  ['A;@SUM(1);B;+1;-1', "A;'@SUM(1);B;'+1;'-1"],
  ['A;;=1', "A;;'=1"],
  ['A\t=1+1', "A\t'=1+1"],
  ['A\t \t-1', "A\t \t'-1"],
  ['A;＋1', "A;'＋1"],
  ['A;"=1"', `"A;'""=1"""`],
  ['A;"=1+1;x', `"A;'""=1+1;x"`],
  ['A\n=1+1', `"A\n'=1+1"`],
  ['A\r\n@1', `"A\r\n'@1"`],
  ['=1;=1', "'=1;'=1"],
])('csvLine escapes formulas in %j as %j, for every separator of spreadsheets', (cell, written) => {
  expect(csvLine(['x', cell])).toBe(`x,${written}\r\n`);
});

test.each(['Nile; Books', 'a;b-c', 'mona@nile.example; omar@nile.example', 'A = 1; B + 1', 'a\tb'])(
  'csvLine leaves %j unchanged',
  (cell) => {
    expect(csvLine([cell])).toBe(`${cell}\r\n`);
  },
);

test('csvLine does not escape numbers and booleans', () => {
  expect(csvLine([-1, 2.5, true, null])).toBe('-1,2.5,true,\r\n');
});

test('csvLine takes linear time for cells of blanks and separators', () => {
  const cells = [`A${' ;\t'.repeat(300_000)}`, `A;${' '.repeat(900_000)}`];
  expect(processorTime(() => csvLine(cells))).toBeLessThan(1000);
});
