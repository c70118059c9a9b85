import { expect, test } from 'vitest';
import { figuresCsv } from './figures-csv.ts';

test('figuresCsv writes each part with its title, columns and rows', () => {
  const csv = figuresCsv([
    { title: 'Revenue', columns: ['Day', 'Amount'], rows: [['2026-11-21', 10.5]] },
    { title: 'Methods', columns: ['Method'], rows: [['Fawry, "Ref"'], ['=1+1']] },
  ]);
  expect(csv).toBe(
    '\uFEFFRevenue\r\nDay,Amount\r\n2026-11-21,10.5\r\n\r\nMethods\r\nMethod\r\n"Fawry, ""Ref"""\r\n\'=1+1\r\n',
  );
});
