import { expect, test } from 'vitest';
import { mayCreate } from './creations.ts';

const caller = (userTypeId: string, permissions = {}) => ({ userTypeId, providerName: 'Walee', permissions });

test('mayCreate needs the permission and, for provider-only records, a user of the provider', () => {
  const flags = { Users: { addUsers: true }, MerchentManagement: { createAccounts: true } };
  expect(mayCreate(caller('Walee', flags), '/merchants/form/new')).toBe(true);
  expect(mayCreate(caller('mer_1', flags), '/merchants/form/new')).toBe(false);
  expect(mayCreate(caller('mer_1', flags), '/users/form/new')).toBe(true);
  expect(mayCreate(caller('Walee'), '/users/form/new')).toBe(false);
});
