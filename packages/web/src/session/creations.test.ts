import { expect, test } from 'vitest';
import { mayCreate } from './creations.ts';

const caller = (userTypeId: string, permissions = {}) => ({ userTypeId, providerName: 'Walee', permissions });

test('a flag lets its holder create, and only of the provider where the record is the provider’s', () => {
  const flags = { Users: { addUsers: true }, MerchentManagement: { createAccounts: true } };
  expect(mayCreate(caller('Walee', flags), '/merchants/form/new')).toBe(true);
  expect(mayCreate(caller('mer_1', flags), '/merchants/form/new')).toBe(false);
  expect(mayCreate(caller('mer_1', flags), '/users/form/new')).toBe(true);
  expect(mayCreate(caller('Walee'), '/users/form/new')).toBe(false);
});
