import { describe, expect, test } from 'vitest';
import { builtMenu, landingPath, reachablePages } from './built-menu.ts';

const permissions = {
  Dashboard: { viewAll: true },
  MerchentManagement: { viewAll: true },
  Services: { viewAll: false },
  Reports: { viewAll: true },
};
const caller = { userTypeId: 'Walee', ownerId: 'Walee', permissions };
const pages = ['/merchants', '/services', '/reports', '/account-profile'];
const hasRoute = (path: string) => pages.includes(path);

describe('builtMenu', () => {
  test('shows only permitted entries whose page exists', () => {
    const { side, gear, profile } = builtMenu(caller, hasRoute);
    expect(side.map(({ id }) => id)).toEqual(['merchants', 'reports']);
    expect(side[1]?.items?.map(({ id }) => id)).toEqual([
      'transaction-report',
      'settlement-report',
      'billing-report',
    ]);
    expect(gear).toEqual([]);
    expect(profile.map(({ id }) => id)).toEqual(['account-profile']);
  });

  test('reachablePages also returns pages that no menu contains', () => {
    const reached = reachablePages(
      { ...caller, permissions: { ...permissions, ProductManagement: { viewProducts: true } } },
      (path) => [...pages, '/products'].includes(path),
    );
    expect(reached.map(({ id }) => id)).toEqual([
      'merchants',
      'transaction-report',
      'settlement-report',
      'billing-report',
      'products',
      'account-profile',
    ]);
  });

  test('landingPath is the first reachable page, or the profile', () => {
    expect(landingPath(caller, hasRoute)).toBe('/merchants');
    expect(landingPath({ ...caller, permissions: {} }, hasRoute)).toBe('/account-profile');
  });
});
