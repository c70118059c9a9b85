import { expect, type Page } from '@playwright/test';
import { apiOf } from './demo.ts';

export interface Place {
  name: string;
  path: string;
}

/** Returns a day some months before today as YYYY-MM-DD. Uses at most day 28, which every month has. */
export function monthsAgo(months: number): string {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() - months, Math.min(day.getUTCDate(), 28));
  return day.toISOString().slice(0, 10);
}

type Api = Awaited<ReturnType<typeof apiOf>>;

/** Returns the billing report and the pages linked from it, for the demo's service with the most transactions. */
async function billingPages(api: Api): Promise<Record<string, string>> {
  const period = { country: 'Egypt', currency: 'EGP', dateFrom: monthsAgo(2), dateTo: monthsAgo(0) } as const;
  const { data } = await api.reports.billing({ ...period, sort: '-totalNumberOfTransactions' });
  const { userTypeId = '', serviceName = '' } = data[0] ?? {};
  const asked = new URLSearchParams(period);
  return {
    'report-billing': `/reports?type=billing-report&${asked}`,
    'billing-detail': `/reports/billing-detail?${new URLSearchParams({ type: 'billing-report', ...period, userTypeId, serviceName })}`,
    reconciliation: `/reconciliation?${asked}`,
    'three-way-check': `/reconciliation/${userTypeId}?${asked}`,
  };
}

/** Returns every page behind the login, with demo records where an address needs an id. */
export async function everyPage(): Promise<Place[]> {
  const api = await apiOf('owner');
  const [merchants, carriers, services, settlements, users, roles] = await Promise.all([
    api.merchants.list({ q: 'Sphinx' }),
    api.carriers.list({ q: 'Fawry' }),
    api.services.list({ q: 'Books online' }),
    api.settlements.list({}),
    api.users.list({ q: 'support' }),
    api.roles.list({ q: 'Merchant administrator' }),
  ]);
  const lists = [merchants, carriers, services, settlements, users, roles];
  const [merchant, carrier, service, settlement, user, role] = lists.map(({ data }) => data[0]?._id ?? '');
  return Object.entries({
    dashboard: '/dashboard',
    'dashboard-filtered': `/dashboard?servicesFrom=${monthsAgo(1)}&servicesTo=${monthsAgo(0)}&revenueFrom=${monthsAgo(1)}&revenueTo=${monthsAgo(0)}`,
    carriers: '/carriers',
    'carrier-new': '/carriers/form/new',
    carrier: `/carriers/form/${carrier}`,
    'carrier-history': `/carriers/history/${carrier}`,
    merchants: '/merchants',
    'merchant-new': '/merchants/form/new',
    merchant: `/merchants/form/${merchant}`,
    'merchant-history': `/merchants/history/${merchant}`,
    'merchant-balance': `/merchants/account-balance/${merchant}`,
    'merchant-keys': `/merchants/keys/${merchant}`,
    'merchant-workspace': `/merchants/workspace/${merchant}`,
    'merchant-services': `/merchants/services/${merchant}`,
    'merchant-webhooks': `/merchants/webhooks/${merchant}`,
    'webhook-deliveries': '/webhook-deliveries',
    services: '/services',
    'services-none': '/services?q=nothing+is+called+so',
    'service-new': '/services/form/new',
    service: `/services/form/${service}`,
    'service-history': `/services/history/${service}`,
    'service-embed': `/services/embed/${service}`,
    settlements: '/settlements',
    'settlement-new': '/settlement/form/new',
    settlement: `/settlement/form/${settlement}`,
    'settlement-history': `/settlement/history/${settlement}`,
    'settlement-summary': `/settlement-summary/${settlement}`,
    'report-transactions': `/reports?type=transaction-report&dateFrom=${monthsAgo(1)}&dateTo=${monthsAgo(0)}`,
    'report-settlements': `/reports?type=settlement-report&country=Egypt&currency=EGP&dateFrom=${monthsAgo(3)}&dateTo=${monthsAgo(0)}`,
    ...(await billingPages(api)),
    users: '/users',
    'user-new': '/users/form/new',
    user: `/users/form/${user}`,
    'user-history': `/users/history/${user}`,
    roles: '/roles',
    'role-new': '/roles/form/new',
    role: `/roles/form/${role}`,
    'role-history': `/roles/history/${role}`,
    profile: '/account-profile',
    password: '/change-password',
    'not-found': '/404',
  }).map(([name, path]) => ({ name, path }));
}

/** Waits until the page shows its title and its data, and its fonts are loaded. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until all animations have ended, because axe would measure the colours in the middle of a transition. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Returns by how many pixels the page is wider than the window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
