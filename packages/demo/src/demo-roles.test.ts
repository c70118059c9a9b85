import { expect, test } from 'vitest';
import { demoRoles } from './demo-roles.ts';

test('the roles that may refund are those of finance and of the merchant’s administrator', () => {
  const refunding = Object.entries(demoRoles)
    .filter(([, { permissions }]) => permissions.Reports?.refundPayments)
    .map(([name]) => name);
  expect(refunding).toEqual(['finance', 'merchant']);
});
