import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { showPage } from '../../../test/show-page.tsx';
import { transport } from '../../api/api.ts';
import { Dashboard } from './dashboard.tsx';

type Json = unknown;
type Call = { path: string; body: Json };

const figures = { clients: 12, operators: 6, users: 4, roles: 3, services: 14, oneTimePurchase: 1385 };
const shares = [
  { service: 'Books', count: 3, percentage: 75 },
  { service: 'Tunes', count: 1, percentage: 25 },
];
const revenue = [
  { service: 'Books', count: 2, amount: 1200.5, refundedAmount: 0, currency: 'EGP' },
  { service: 'Tunes', count: 1, amount: 0.25, refundedAmount: 0, currency: 'EGP' },
  { service: 'Books', count: 1, amount: 99, refundedAmount: 0, currency: 'PKR' },
];
const newest = { data: [], total: 0, current: 1, pages: 1 };

let calls: Call[];
let answers: Record<string, Json>;

function sessionOf(userTypeId: string, groups: readonly string[], graphs = true): Json {
  const permissions = Object.fromEntries(groups.map((group) => [group, { viewAll: true }]));
  const provider = { name: 'Walee' };
  return {
    userTypeId,
    provider,
    sandbox: true,
    settlementMath: 'exact',
    role: { _id: 'r', name: 'Role' },
    permissions: { ...permissions, Dashboard: { viewAll: true, viewUserGraphs: graphs } },
  };
}

beforeEach(() => {
  calls = [];
  answers = {
    'GET /summary/get-dashboard-summary': figures,
    'GET /summary/get-subscription-summary': shares,
    'GET /summary/get-today-sales': revenue,
    'POST /summary/filter-subscription': shares,
    'POST /summary/filter-sales': revenue,
  };
  transport.fetch = async (request) => {
    const path = `${request.method} ${new URL(request.url).pathname}`;
    calls.push({ path, body: request.method === 'POST' ? await request.json() : undefined });
    const answer = path in answers ? answers[path] : newest;
    return answer === undefined ? Response.json({ errors: [] }, { status: 404 }) : Response.json(answer);
  };
});

/** Opens the dashboard with stub routes for the pages that it links to. */
async function open(session: Json, at = '/dashboard') {
  answers['GET /roles/get/permissions/get-by-user'] = session;
  const pages = ['/', '/carriers', '/merchants', '/services', '/users', '/roles', '/reports'];
  const { router } = await showPage('/dashboard', at, () => <Dashboard />, pages);
  await screen.findByText('1,385');
  return router;
}

const owner = sessionOf('Walee', ['CarrierManagement', 'MerchentManagement', 'Services', 'Reports']);
const merchant = sessionOf('mer_1', ['Users']);
const callsTo = (path: string) => calls.filter((call) => call.path === path);
const panel = (name: string) => screen.findByRole('region', { name });
/** Opens the period picker of a dashboard panel; returns its popover, which is outside the panel. */
async function openPeriod(region: ReturnType<typeof within>) {
  fireEvent.click(region.getByRole('button', { name: /^Period/ }));
  return within(await screen.findByRole('dialog'));
}
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('the dashboard shows the platform owner carriers, purchases, merchants, services and total amounts', async () => {
  await open(owner);
  expect(texts(screen.getAllByRole('heading', { level: 2 })).slice(0, 4)).toEqual([
    'Carriers',
    'One-Time Purchase',
    'Merchants',
    'Services',
  ]);
  expect(texts([...document.querySelectorAll<HTMLElement>('[data-figure]')])).toEqual([
    '6',
    '1,385',
    '12',
    '14',
  ]);
  expect(screen.getByRole('link', { name: 'Carriers' }).getAttribute('href')).toBe('/carriers');
  const table = await within(await panel('Revenue Share')).findByRole('table');
  expect(texts(within(table).getAllByRole('columnheader'))).toEqual([
    'Service',
    'Transactions',
    'Amount',
    'Currency',
  ]);
});

test('the dashboard shows a merchant users, purchases, roles, services and merchant amounts', async () => {
  await open(merchant);
  expect(texts(screen.getAllByRole('heading', { level: 2 })).slice(0, 4)).toEqual([
    'Users',
    'One-Time Purchase',
    'Roles',
    'Services',
  ]);
  expect(texts([...document.querySelectorAll<HTMLElement>('[data-figure]')])).toEqual([
    '4',
    '1,385',
    '3',
    '14',
  ]);
  expect(screen.getByRole('link', { name: 'Users' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Roles' })).toBeNull();
  const table = await within(await panel('Revenue Share')).findByRole('table');
  expect(within(table).getByRole('columnheader', { name: 'Merchant Amount' })).toBeTruthy();
  expect(callsTo('GET /roles/get')).toEqual([]);
});

test('the dashboard without permission for graphs shows only cards and requests no shares', async () => {
  await open(sessionOf('mer_1', [], false));
  expect(screen.queryByRole('region')).toBeNull();
  expect(callsTo('GET /summary/get-today-sales')).toEqual([]);
});

test('the services panel shows shares with two decimals and describes its donut in text', async () => {
  await open(owner);
  const services = within(await panel('Services Share'));
  const rows = await services.findAllByRole('row');
  expect(texts(rows)).toEqual(['ServiceTransactionsService Share (%)', 'Books375.00%', 'Tunes125.00%']);
  expect(services.getByRole('img').getAttribute('aria-label')).toBe(
    'Services Share, 4 Transactions: Books 75.00%, Tunes 25.00%',
  );
});

test('focusing a row highlights its donut slice, and hovering a slice highlights its row', async () => {
  await open(owner);
  const services = await panel('Services Share');
  const link = await within(services).findByRole('link', { name: 'Tunes' });
  const arcs = () => services.querySelectorAll('path[data-testid^="arc."]');
  const activeSlice = () => within(services).getByRole('img').getAttribute('data-active');
  const activeRow = () => services.querySelector('tr[data-active]')?.getAttribute('data-slot');
  await waitFor(() => expect(arcs()).toHaveLength(2));
  fireEvent.focus(link);
  expect([activeSlice(), activeRow()]).toEqual(['1', '1']);
  fireEvent.blur(link);
  expect(activeSlice()).toBeNull();
  const [first] = arcs();
  if (first) fireEvent.mouseEnter(first);
  expect([activeSlice(), activeRow()]).toEqual(['0', '0']);
});

test('the revenue panel shows one currency at a time, most used first, and keeps the choice in the URL', async () => {
  const router = await open(owner);
  const region = within(await panel('Revenue Share'));
  expect(texts(await region.findAllByRole('row')).slice(1)).toEqual(['Books21,200.50EGP', 'Tunes10.25EGP']);
  fireEvent.click(region.getByRole('radio', { name: 'PKR' }));
  await waitFor(() => expect(texts(region.getAllByRole('row')).slice(1)).toEqual(['Books199.00PKR']));
  expect(router.state.location.search).toMatchObject({ currency: 'PKR' });
});

test('a dashboard panel starts with today; Filter requests the chosen days and puts them in the URL and the links', async () => {
  const router = await open(owner);
  expect(callsTo('GET /summary/get-subscription-summary')).toHaveLength(1);
  expect(callsTo('POST /summary/filter-subscription')).toEqual([]);
  const services = within(await panel('Services Share'));
  const days = await openPeriod(services);
  fireEvent.change(days.getByLabelText('Date From'), { target: { value: '2026-11-01' } });
  fireEvent.change(days.getByLabelText('Date To'), { target: { value: '2026-11-21' } });
  expect(callsTo('POST /summary/filter-subscription')).toEqual([]);
  fireEvent.click(days.getByRole('button', { name: 'Filter' }));
  await waitFor(() =>
    expect(callsTo('POST /summary/filter-subscription')[0]?.body).toEqual({
      startDate: '2026-11-01',
      endDate: '2026-11-21',
    }),
  );
  expect(router.state.location.search).toMatchObject({
    servicesFrom: '2026-11-01',
    servicesTo: '2026-11-21',
  });
  await waitFor(() => {
    const href = services.getByRole('link', { name: 'Books' }).getAttribute('href');
    for (const part of ['dateFrom=2026-11-01', 'currency=EGP', 'country=Egypt', 'q=Books'])
      expect(href).toContain(part);
  });
});

test('Back restores the previous days of a dashboard panel', async () => {
  const router = await open(owner);
  const services = within(await panel('Services Share'));
  const period = () => services.getByRole('button', { name: /^Period/ }).textContent;
  const initial = period();
  const days = await openPeriod(services);
  fireEvent.change(days.getByLabelText('Date From'), { target: { value: '2026-11-01' } });
  fireEvent.change(days.getByLabelText('Date To'), { target: { value: '2026-11-21' } });
  fireEvent.click(days.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ servicesFrom: '2026-11-01' }));
  await waitFor(() => expect(period()).toContain('01 Nov – 21 Nov 2026'));
  act(() => router.history.back());
  await waitFor(() => expect(period()).toBe(initial));
});

test('the days of one dashboard panel can be used in both', async () => {
  const router = await open(owner);
  const services = within(await panel('Services Share'));
  const days = await openPeriod(services);
  fireEvent.change(days.getByLabelText('Date From'), { target: { value: '2026-11-01' } });
  fireEvent.change(days.getByLabelText('Date To'), { target: { value: '2026-11-21' } });
  const both = days.getByRole<HTMLInputElement>('checkbox', { name: 'Use these days in both panels' });
  fireEvent.click(both);
  await waitFor(() => expect(both.checked).toBe(true));
  fireEvent.click(days.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(callsTo('POST /summary/filter-sales')).not.toEqual([]));
  expect(router.state.location.search).toEqual({
    ...{ servicesFrom: '2026-11-01', servicesTo: '2026-11-21' },
    ...{ revenueFrom: '2026-11-01', revenueTo: '2026-11-21' },
  });
});

test('the dashboard filter rejects a period that ends before it begins', async () => {
  await open(owner);
  const services = within(await panel('Services Share'));
  const days = await openPeriod(services);
  fireEvent.change(days.getByLabelText('Date From'), { target: { value: '2026-12-01' } });
  fireEvent.change(days.getByLabelText('Date To'), { target: { value: '2026-11-21' } });
  expect(days.getByText('The period must not end before it begins')).toBeTruthy();
  expect(days.getByRole<HTMLButtonElement>('button', { name: 'Filter' }).disabled).toBe(true);
  expect(callsTo('POST /summary/filter-subscription')).toEqual([]);
});

test('a dashboard panel without sales offers the last 30 days, and a failed one can be retried', async () => {
  answers['GET /summary/get-subscription-summary'] = [];
  answers['GET /summary/get-today-sales'] = undefined;
  await open(owner);
  const services = within(await panel('Services Share'));
  await services.findByText('No sales on these days');
  fireEvent.click(services.getByRole('button', { name: 'Show the last 30 days' }));
  await services.findByRole('table');
  const money = within(await panel('Revenue Share'));
  await money.findByRole('alert');
  answers['GET /summary/get-today-sales'] = revenue;
  fireEvent.click(money.getByRole('button', { name: 'Try again' }));
  await money.findByRole('table');
});

test('a dashboard card shows a dash instead of 0 for a count that the server did not send', async () => {
  const { users: _users, ...others } = figures;
  answers['GET /summary/get-dashboard-summary'] = others;
  await open(merchant);
  const [card] = within(screen.getByRole('list', { name: 'Summary' })).getAllByRole('listitem');
  expect(card?.textContent).toBe('Users–');
});

test('a dashboard card draws its trend and lists the days for screen readers', async () => {
  await open(owner);
  const [carriers] = within(screen.getByRole('list', { name: 'Summary' })).getAllByRole('listitem');
  const card = within(carriers ?? document.body);
  const chart = await card.findByRole('img', { name: 'Count on each of the last 30 days' });
  await waitFor(() => expect(chart.querySelector('path')?.getAttribute('d')).toBeTruthy());
  const table = card.getByRole('table', { name: 'Count on each of the last 30 days' });
  expect(within(table).getAllByRole('row')).toHaveLength(31);
});

test('services with equal counts show equal shares, and each percentage is that of its own row', async () => {
  const rows = [
    { service: 'Books', count: 64, percentage: 96.97 },
    { service: 'Games', count: 1, percentage: 1.52 },
    { service: 'Tunes', count: 1, percentage: 1.52 },
  ];
  answers['GET /summary/get-subscription-summary'] = rows;
  await open(owner);
  const services = within(await panel('Services Share'));
  await services.findByText('96.97%');
  expect(services.getAllByText('1.52%')).toHaveLength(2);
});
