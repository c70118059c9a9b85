import { type Caller, permissionFlags } from '@daftar/domain';
import { describe, expect, test } from 'vitest';
import { creationAt } from '../areas.ts';
import { isPermitted, landingPath, menuOf, reachablePages } from './menu.ts';
import { refusalOf } from './refusal-of.ts';
import '../../../test/register-areas.ts';

const everyFlag = Object.fromEntries(
  Object.entries(permissionFlags).map(([group, flags]) => [
    group,
    Object.fromEntries(flags.map((flag) => [flag, true])),
  ]),
);
const owner: Caller = { userTypeId: 'Walee', ownerId: 'Walee', permissions: everyFlag };
const merchant: Caller = { ...owner, userTypeId: 'mer_1' };
const some = {
  MerchentManagement: { viewAll: true },
  Services: { viewAll: false },
  Reports: { viewAll: true },
};
const outside = ['/products', '/refunds', '/subscriptions', '/file-records'];
const pathsOf = (caller: Caller) => reachablePages(caller).map(({ path = '' }) => path);
const outsideOf = (caller: Caller) => pathsOf(caller).filter((path) => outside.includes(path));

describe('menus', () => {
  test('pages outside the menus require their flag, and file records the platform owner', () => {
    expect(outsideOf(owner)).toEqual(outside);
    expect(outsideOf(merchant)).toEqual(['/products', '/refunds', '/subscriptions']);
    expect(outsideOf({ ...merchant, permissions: { Subscription: { viewAll: true } } })).toEqual([
      '/subscriptions',
    ]);
    expect(outsideOf({ ...owner, permissions: {} })).toEqual([]);
  });

  // An entry of ours may stand between those of the specification.
  test('have the specification’s labels in its order, and settlement files after Settlement', () => {
    const { side, gear, profile } = menuOf(owner);
    const specified = [
      'Dashboard',
      'Collection',
      'Disbursement',
      'Carriers Management',
      'Merchants Management',
      'Packages Management',
      'Merchant Top Up',
      'Blacklists',
      'Service Management',
      'Settlement',
      'Settlement Files',
      'Reports',
      'Payout Request',
      'Account Balance',
      'Callcenter',
    ];
    const labels = side.map(({ label }) => label);
    expect(labels.filter((label) => specified.includes(label))).toEqual(specified);
    const reports = side.find(({ label }) => label === 'Reports');
    expect(reports?.items?.map(({ label }) => label)).toEqual(['Transactions', 'Settlement', 'Billing']);
    const administration = ['Users', 'Roles', 'Checkout Logs', 'Checkout Requests'];
    const found = gear.map(({ label }) => label);
    expect(found.filter((label) => administration.includes(label))).toEqual(administration);
    expect(profile.map(({ label }) => label)).toEqual(['Account Profile', 'Change Password', 'Sign Out']);
  });

  test('hide the platform owner’s entries from other callers', () => {
    const { side, gear } = menuOf(merchant);
    expect(side.map(({ label }) => label)).not.toContain('Merchant Top Up');
    expect(gear.map(({ label }) => label)).toEqual(['Users', 'Roles']);
  });

  test('show the profile menu to a role without flags', () => {
    const nobody = { ...merchant, permissions: {} };
    expect(menuOf(nobody).side).toEqual([]);
    expect(menuOf(nobody).profile.map(({ path }) => path)).toContain('/account-profile');
  });
});

test('reachablePages also returns pages that no menu contains, and the pages of a group instead of the group', () => {
  const permissions = { ...some, ProductManagement: { viewProducts: true } };
  const reached = [
    ...['/merchants', '/reports?type=transaction-report', '/reports?type=settlement-report'],
    ...['/reports?type=billing-report', '/products', '/refunds'],
    ...['/account-profile', '/change-password', '/logout'],
  ];
  const found = pathsOf({ ...merchant, permissions });
  // An area of ours may add pages.
  expect(found.filter((path) => reached.includes(path))).toEqual(reached);
  expect(found).not.toEqual(expect.arrayContaining(['/services']));
});

test('landingPath is the first reachable page, or the profile', () => {
  expect(landingPath({ ...owner, permissions: some })).toBe('/merchants');
  expect(landingPath({ ...merchant, permissions: {} })).toBe('/account-profile');
});

test('isPermitted accepts paths in the area of a reachable page', () => {
  const pages = (
    ['/services', '/settlements', '/reports?type=transaction-report', '/account-profile'] as const
  ).map((path) => ({ label: 'Services' as const, path }));
  const paths = ['/services', '/services/form/new', '/settlement-summary/9', '/reports', '/merchants', '/'];
  expect(paths.filter((path) => isPermitted(path, pages))).toEqual([
    '/services',
    '/services/form/new',
    '/settlement-summary/9',
    '/reports',
  ]);
});

test('a creation page needs the permission and, for some records, a user of the platform owner', () => {
  const flags = {
    ...{ Users: { addUsers: true }, MerchentManagement: { createAccounts: true } },
    ...{ BlacklistManagement: { createBlacklist: true } },
  };
  const refusal = (path: string, userTypeId: string, permissions = {}) =>
    refusalOf(creationAt(path).operation, { userTypeId, ownerId: 'Walee', permissions });
  expect(refusal('/merchants/form/new', 'Walee', flags)).toBeUndefined();
  expect(refusal('/merchants/form/new', 'mer_1', flags)).toEqual({});
  expect(refusal('/users/form/new', 'mer_1', flags)).toBeUndefined();
  expect(refusal('/users/form/new', 'Walee')).toEqual({ flag: 'Users.addUsers' });
  expect(refusal('/blacklists/form/new', 'mer_1', flags)).toEqual({});
});
