import { expect, test } from 'vitest';
import { demoRoles } from './demo-roles.ts';

test('the roles that may refund are those of finance and of the merchant’s administrator', () => {
  const refunding = Object.entries(demoRoles)
    .filter(([, { permissions }]) => permissions.Reports?.refundPayments)
    .map(([name]) => name);
  expect(refunding).toEqual(['finance', 'merchant']);
});

test('support and the carrier hold only flags to view', () => {
  const flags = ['support', 'carrier'].flatMap((name) =>
    Object.values(demoRoles[name as keyof typeof demoRoles].permissions).flatMap((group) =>
      Object.keys(group ?? {}),
    ),
  );
  expect(flags.filter((flag) => !flag.startsWith('view'))).toEqual([]);
});
