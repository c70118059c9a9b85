import { expect, test } from 'vitest';
import { creations } from './creations.ts';
import { refusalOf } from './refusal-of.ts';

const flags = {
  ...{ Users: { addUsers: true }, MerchentManagement: { createAccounts: true } },
  ...{ BlacklistManagement: { createBlacklist: true } },
};
const refusal = (path: keyof typeof creations, userTypeId: string, permissions = {}) =>
  refusalOf(creations[path].operation, { userTypeId, ownerId: 'Walee', permissions });

test('a creation page needs the permission and, for some records, a user of the platform owner', () => {
  expect(refusal('/merchants/form/new', 'Walee', flags)).toBeUndefined();
  expect(refusal('/merchants/form/new', 'mer_1', flags)).toEqual({});
  expect(refusal('/users/form/new', 'mer_1', flags)).toBeUndefined();
  expect(refusal('/users/form/new', 'Walee')).toEqual({ flag: 'Users.addUsers' });
  expect(refusal('/blacklists/form/new', 'mer_1', flags)).toEqual({});
});
