import { expect, test } from 'vitest';
import { isActive } from './side-nav.tsx';
import '../../test/register-areas.ts';

test.each([
  ['/merchants', '/merchants/form/new', undefined, true],
  ['/settlements', '/settlement/form/new', undefined, true],
  ['/settlements', '/settlement-summary/9', undefined, true],
  ['/settlements', '/settlements-of-others', undefined, false],
  ['/settlements', '/settlement-files/spf_1', undefined, false],
  ['/settlement-files', '/settlement-files/spf_1', undefined, true],
  ['/services', '/webhook-deliveries', undefined, true],
  ['/services', '/webhook-deliveries/wd_1', undefined, true],
  ['/reports?type=billing-report', '/reconciliation/mer_1', undefined, true],
  ['/reports?type=transaction-report', '/reconciliation', undefined, false],
  ['/reports?type=transaction-report', '/payments/txn_1', undefined, true],
  ['/reports?type=transaction-report', '/refunds', undefined, true],
  ['/merchants', '/merchant-top-ups', undefined, false],
  ['/loan-accounts-balance', '/loan-account-detail/form/new', undefined, true],
  ['/loan-requests', '/file-records', undefined, true],
  ['/packages', '/subscriptions', undefined, true],
  ['/reports?type=transaction-report', '/reports', undefined, true],
  ['/reports?type=settlement-report', '/reports', 'settlement-report', true],
  ['/reports?type=settlement-report', '/reports', undefined, false],
  ['/reports?type=transaction-report', '/reports', 'nonsense', true],
  ['/reports?type=settlement-report', '/reports', 'nonsense', false],
  ['/reports?type=transaction-report', '/reports', 7, true],
  [undefined, '/reports', undefined, false],
])('isActive of entry %s on page %s with type %s is %s', (path, pathname, type, active) => {
  expect(isActive(path, pathname, type)).toBe(active);
});
