import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from './open-app.tsx';

const answers = {
  'GET /merchants/get': pageOf(),
  'GET /carriers/get': pageOf(),
  'GET /services/get/by-user': pageOf(),
  'GET /roles/get': pageOf(),
  'GET /settlements/get': pageOf(),
  'POST /reports/transaction-report': pageOf(),
  'POST /reports/settlement-report': pageOf(),
  'POST /reports/billing-report': pageOf(),
  'POST /reports/reconciliation': pageOf(),
};
const grid = async () => within(await screen.findByRole('grid'));

for (const [path, label, to] of [
  ['/merchants', 'Create Account', '/merchants/form/new'],
  ['/carriers', 'Create Account', '/carriers/form/new'],
  ['/services', 'Create Service', '/services/form/new'],
  ['/users', 'Create User', '/users/form/new'],
  ['/roles', 'Create Role', '/roles/form/new'],
  ['/settlements', 'Create Settlement', '/settlement/form/new'],
] as const)
  test(`${path} without rows offers to create a record`, async () => {
    await openApp(path, answers);
    const link = await (await grid()).findByRole('link', { name: label });
    expect(link.getAttribute('href')).toBe(to);
  });

const today = '2026-11-21';
const oneDay = new URLSearchParams({ country: 'Egypt', currency: 'EGP', dateFrom: today, dateTo: today });

for (const path of [
  '/reports?type=transaction-report',
  '/reports?type=settlement-report',
  // By default these pages cover the last 30 days.
  `/reports?type=billing-report&${oneDay}`,
  `/reconciliation?${oneDay}`,
])
  test(`${path} without rows offers the last 30 days, but not a second time`, async () => {
    const { requests } = await openApp(path, answers);
    fireEvent.click(await (await grid()).findByRole('button', { name: 'Show the last 30 days' }));
    await (await grid()).findByText('Choose other days above.');
    const bodies = requests.map(({ body }) => body as { dateFrom?: string; dateTo?: string } | undefined);
    const days = bodies.flatMap((body) =>
      body?.dateFrom === undefined
        ? []
        : [(Date.parse(body.dateTo ?? '') - Date.parse(body.dateFrom)) / 86_400_000],
    );
    // Without rows, billing also asks for the last days of the year that have payments.
    expect(days).toContain(29);
  });

test('a filtered list without rows offers to clear the filters instead of creating a record', async () => {
  await openApp('/carriers?status=Inactive', answers);
  const emptyList = await grid();
  expect(await emptyList.findByRole('button', { name: 'Clear filters' })).toBeTruthy();
  expect(emptyList.queryByRole('link', { name: 'Create Account' })).toBeNull();
});
