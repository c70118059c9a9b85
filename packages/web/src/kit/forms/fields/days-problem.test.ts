import { expect, test } from 'vitest';
import { daysProblem } from './days-problem.ts';

test('a missing date and a period that ends before it begins have different messages', () => {
  expect(daysProblem({ dateFrom: '', dateTo: '2026-11-21' })).toBe('Please select date range');
  expect(daysProblem({ dateFrom: '2026-11-21', dateTo: '' })).toBe('Please select date range');
  expect(daysProblem({ dateFrom: '2026-12-01', dateTo: '2026-11-21' })).toBe(
    'The period must not end before it begins',
  );
  expect(daysProblem({ dateFrom: '2026-11-21', dateTo: '2026-11-21' })).toBeUndefined();
});
