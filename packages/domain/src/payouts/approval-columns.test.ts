import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  approvalColumns,
  approvalTitles,
  findApprovalHeading,
  readApprovalHeader,
} from './approval-columns.ts';

describe('readApprovalHeader', () => {
  test.each([
    [['Reference  Number', 'Status', 'Amount']],
    [['Reference\nNumber', 'Status\u00a0', '\u200eAmount']],
    [['\ufeffreference number', 'STATUS', 'amount ']],
    [['referanceNumber', 'status', 'amount']],
    [['الرقم المرجعى', 'الحاله', 'المبلغ']],
    [['الرّقم المرجعي', 'الحالة\r\n', 'المبلـــغ']],
    [['حواله نمبر', 'حالت', 'رقم']],
    [['حوالہ نمبر', 'حالت', 'رقم']],
  ])('reads %j', (cells) => {
    expect(readApprovalHeader(cells)).toEqual({
      ok: true,
      columns: { referanceNumber: 0, status: 1, amount: 2 },
    });
  });

  test('takes رقم as the amount only beside another Urdu title', () => {
    const [reference, status, amount] = approvalColumns.map((column) => approvalTitles[column][1]);
    const arabic = ['رقم', reference ?? '', status ?? ''];
    expect(readApprovalHeader(arabic)).toEqual({ ok: true, columns: { referanceNumber: 1, status: 2 } });
    expect(readApprovalHeader([...arabic, amount ?? ''])).toEqual({
      ok: true,
      columns: { referanceNumber: 1, status: 2, amount: 3 },
    });
    expect(readApprovalHeader(['رقم', 'Reference Number', 'Status'])).toMatchObject({
      columns: { referanceNumber: 1, status: 2 },
    });
  });

  test('refuses two columns for the decision, also in two languages', () => {
    expect(readApprovalHeader(['Reference Number', 'Status', 'الحالة'])).toEqual({
      ok: false,
      missing: [],
      twice: ['status'],
    });
  });
});

describe('findApprovalHeading', () => {
  const rowsOf = (grid: string[][]) => grid.map((texts, at) => ({ row: at + 1, texts }));
  const heading = ['Reference Number', 'Status'];

  test('finds the heading within the first ten rows, wherever it stands', () => {
    const line = fc.array(fc.constantFrom('', 'Payouts', 'Status', '2026-11-28', 'Reference'), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 9 }), (above) => {
        const taken = findApprovalHeading(rowsOf([...above, heading, ['PO-1', 'Approved']]));
        expect([taken.row, taken.header.ok]).toEqual([above.length + 1, true]);
      }),
    );
  });

  test('returns the row that comes nearest to a heading when there is none', () => {
    const grid = [['Payouts'], [], ['Reference Number', 'State'], ['PO-1', 'Approved']];
    expect(findApprovalHeading(rowsOf(grid))).toMatchObject({
      row: 3,
      header: { ok: false, missing: ['status'] },
    });
    expect(findApprovalHeading(rowsOf([['Payouts'], ['PO-1']]))).toMatchObject({
      row: 1,
      texts: ['Payouts'],
    });
    const late = [...Array.from({ length: 10 }, () => ['x']), heading];
    expect(findApprovalHeading(rowsOf(late)).header.ok).toBe(false);
    expect(findApprovalHeading([]).header.ok).toBe(false);
  });
});
