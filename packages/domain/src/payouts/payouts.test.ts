import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { approvalStatuses, payoutStatuses } from '../catalogue/payouts.ts';
import { postingsForPayout } from '../ledger/postings.ts';
import { fromMajor } from '../money/money.ts';
import { readApprovalHeader } from './approval-columns.ts';
import {
  approvalStatusOf,
  approvalVerdicts,
  countVerdicts,
  judgeApprovals,
  type KnownPayout,
  namedRecord,
} from './approval-verdicts.ts';
import { nextPayoutStatus, payoutDateOf, payoutTransitions } from './payout-state.ts';

describe('the state of a payout', () => {
  test('is decided once, and the decision is final', () => {
    for (const decision of approvalStatuses) {
      expect(nextPayoutStatus('Pending', decision)).toBe(decision);
      for (const status of approvalStatuses) expect(nextPayoutStatus(status, decision)).toBeUndefined();
    }
    expect(Object.keys(payoutTransitions)).toEqual([...payoutStatuses]);
  });

  test('decides which date is shown', () => {
    expect(payoutDateOf('Pending')).toEqual({ field: 'createdDate', label: 'Requested Date' });
    for (const status of approvalStatuses)
      expect(payoutDateOf(status)).toEqual({ field: 'updatedDate', label: 'Approval Date' });
  });
});

test.each(['loan', 'balance'] as const)('an approved payout debits the %s account', (source) => {
  const amount = fromMajor(1500, 'EGP');
  expect(postingsForPayout('m1', source, amount)).toEqual([
    { account: `${source}:m1`, side: 'debit', amount },
    { account: 'payout_transit', side: 'credit', amount },
  ]);
});

describe('judgeApprovals', () => {
  const payouts = new Map<string, KnownPayout>([
    ['PO-1', { status: 'Pending', amount: fromMajor(1500, 'EGP') }],
    ['PO-2', { status: 'Pending', amount: fromMajor(90, 'EGP') }],
    ['PO-3', { status: 'Approved', amount: fromMajor(10, 'EGP') }],
  ]);
  const judge = (...rows: [referanceNumber: string, status: string, amount?: string | undefined][]) =>
    judgeApprovals(
      rows.map(([referanceNumber, status, amount], index) => ({
        row: index + 2,
        referanceNumber,
        status,
        amount,
      })),
      ({ referanceNumber }) => payouts.get(referanceNumber.trim().toUpperCase()),
    );

  test('approves and rejects the payouts of valid rows', () => {
    expect(judge(['PO-1', 'Approved'], [' PO-2 ', ' Rejected '])).toEqual(['will-approve', 'will-reject']);
  });

  test.each([
    ['PO-9', 'Approved', undefined, 'unknown-reference'],
    ['PO-3', 'Rejected', undefined, 'already-decided'],
    ['PO-1', 'approved', undefined, 'will-approve'],
    ['PO-1', 'Approve', undefined, 'invalid-status'],
    ['PO-1', '', undefined, 'invalid-status'],
    ['PO-1', 'Pending', undefined, 'invalid-status'],
    ['PO-1', 'Approved', '1,500.00', 'will-approve'],
    ['PO-1', 'Approved', '١٥٠٠', 'will-approve'],
    ['PO-1', 'Approved', ' ', 'will-approve'],
    ['PO-1', 'Approved', '1500.01', 'amount-differs'],
    ['PO-1', 'Rejected', 'all', 'amount-differs'],
  ])('%s %s %s is %s', (reference, status, amount, verdict) => {
    expect(judge([reference, status, amount])).toEqual([verdict]);
  });

  test('executes none of the rows with the same reference', () => {
    expect(judge(['PO-1', 'Approved'], ['PO-2', 'Approved'], ['PO-1 ', 'Rejected'])).toEqual([
      'listed-twice',
      'will-approve',
      'listed-twice',
    ]);
  });

  test('executes none of the rows that name the same payout in other letters', () => {
    expect(judge(['PO-1', 'Approved'], ['po-1', 'Rejected'])).toEqual(['listed-twice', 'listed-twice']);
  });

  test('executes no row whose reference may be that of several payouts', () => {
    const row = { row: 2, referanceNumber: 'PO-1', status: 'Approved' };
    expect(judgeApprovals([row], () => 'ambiguous')).toEqual(['ambiguous-reference']);
  });

  test.each(['\u200eApproved', 'Approved\u00a0', '\u202bApproved\u202c', 'Appro\u00adved'])(
    'reads the status %j',
    (status) => {
      expect(judge(['PO-1', status])).toEqual(['will-approve']);
    },
  );

  test('every row gets one verdict', () => {
    const cell = fc.constantFrom('PO-1', 'PO-2', 'PO-3', 'PO-4', 'Approved', 'Rejected', 'odd', '');
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, fc.option(cell, { nil: undefined }))), (rows) => {
        const counts = countVerdicts(judge(...rows).map((verdict) => ({ verdict, rows: 1 })));
        expect(Object.keys(counts)).toEqual([...approvalVerdicts]);
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rows.length);
        // Each of the two pending payouts is decided at most once.
        expect(counts['will-approve'] + counts['will-reject']).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('namedRecord', () => {
  const find = (written: string, references: string[]) => namedRecord(written, references, (one) => one);

  test('takes the exact reference of several that look alike, and guesses between no others', () => {
    expect(find('\u200epo-1 ', ['PO-1'])).toBe('PO-1');
    expect(find('po-1', ['PO-1', 'po-1'])).toBe('po-1');
    expect(find('Po-1', ['PO-1', 'po-1'])).toBe('ambiguous');
    expect(find('PO-1', [])).toBeUndefined();
  });
});

describe('readApprovalHeader', () => {
  test('finds the columns in any case and order', () => {
    expect(readApprovalHeader(['Full Name', ' STATUS', 'referancenumber', 'Amount'])).toEqual({
      ok: true,
      columns: { referanceNumber: 2, status: 1, amount: 3 },
    });
    expect(readApprovalHeader(['الرقم المرجعي', 'الحالة', 'اسم', 'المبلغ'])).toEqual({
      ok: true,
      columns: { referanceNumber: 0, status: 1, amount: 3 },
    });
    expect(readApprovalHeader(['Reference Number', 'referanceNumber', 'Status'])).toMatchObject({
      ok: false,
      twice: ['referanceNumber'],
    });
    expect(readApprovalHeader(['referanceNumber', 'status'])).toEqual({
      ok: true,
      columns: { referanceNumber: 0, status: 1 },
    });
  });

  test('lists columns that are missing or occur twice', () => {
    expect(readApprovalHeader(['amount', 'amount', 'status'])).toEqual({
      ok: false,
      missing: ['referanceNumber'],
      twice: ['amount'],
    });
  });
});

test.each([
  ['APPROVED', 'Approved'],
  ['approved', 'Approved'],
  [' aPPROVED\u200e ', 'Approved'],
  ['Ａｐｐｒｏｖｅｄ', 'Approved'],
  ['REJECTED\u00a0', 'Rejected'],
  ['rejected', 'Rejected'],
  ['Approve', undefined],
  ['Not approved', undefined],
  ['Approved.', undefined],
  ['Approved Rejected', undefined],
  ['App roved', undefined],
  ['', undefined],
])('reads the status %j as %s', (written, status) => {
  expect(approvalStatusOf(written)).toBe(status);
});
