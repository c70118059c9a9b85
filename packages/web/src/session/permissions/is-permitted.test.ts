import { expect, test } from 'vitest';
import { isPermitted } from './is-permitted.ts';

test('isPermitted accepts paths in the area of a reachable page', () => {
  const pages = ['/services', '/settlements', '/reports?type=transaction-report', '/account-profile'].map(
    (path) => ({ id: path, label: path, path }),
  );
  const paths = ['/services', '/services/form/new', '/settlement-summary/9', '/reports', '/merchants', '/'];
  expect(paths.filter((path) => isPermitted(path, pages))).toEqual([
    '/services',
    '/services/form/new',
    '/settlement-summary/9',
    '/reports',
  ]);
});
