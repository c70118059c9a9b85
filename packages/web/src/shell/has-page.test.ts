import { expect, test } from 'vitest';
import { hasPage } from './has-page.ts';

const templates = { '/merchants': {}, '/merchants/form/$id': {}, '/reports': {} };

test.each([
  ['/merchants', true],
  ['/merchants/form/new', true],
  ['/merchants/form/', false],
  ['/merchants/history/m1', false],
  ['/reports?type=transaction-report', true],
  ['/packages', false],
])('hasPage of %s is %s', (path, page) => {
  expect(hasPage(templates, path)).toBe(page);
});
