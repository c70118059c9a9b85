import { expect, test } from 'vitest';
import { parseCsv } from './parse-csv.ts';

const rowsOf = (text: string) => {
  const parsed = parseCsv(Buffer.from(text));
  return 'rows' in parsed ? parsed.rows : parsed.fault;
};

test.each([
  ['=("0012")', '=("0012")'],
  ['"=""0012"""', '0012'],
  ['"=T(""0012"")"', '0012'],
  ["'0012", '0012'],
  ["'=1+1", '=1+1'],
  ["'Approved", "'Approved"],
  ["it's", "it's"],
])('reads the cell %j as %j', (cell, text) => {
  expect(rowsOf(`a,${cell}\nb,c\n`)).toEqual([
    ['a', text],
    ['b', 'c'],
  ]);
});

test.each([
  ['a separator in quotes', 'a,"b,c"\n', [['a', 'b,c']]],
  [
    'line ends in quotes',
    'a,"b\r\nc"\r\nd,e',
    [
      ['a', 'b\r\nc'],
      ['d', 'e'],
    ],
  ],
  [
    'line ends of old systems',
    'a,b\rc,d\r',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['empty cells at the end', 'a,b,,\n', [['a', 'b', '', '']]],
  [
    'a byte order mark',
    '\ufeffa;b\nc;d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a quote that is never closed', 'a,"b\nc,d\n', 'quote'],
])('reads %s', (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});
