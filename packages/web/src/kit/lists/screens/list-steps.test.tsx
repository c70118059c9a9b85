import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../test/fake-server.ts';
import { showList } from '../../../../test/show-list.tsx';
import { thingList } from '../../../../test/thing-list.tsx';
import { asWritten } from '../../../i18n/shown.ts';
import { days } from '../filters/days.tsx';
import { select } from '../filters/select.tsx';
import { storeDefaultView } from '../state/default-view.ts';
import { filtersAt } from '../state/filters.ts';

const Things = thingList(
  filtersAt<'/reports'>([
    select('status', 'Status', ['Active', 'Inactive']),
    days('Period'),
    select(
      'serviceId',
      'Account',
      ['2010', '2011'].map((id) => ({ value: id, label: asWritten(id) })),
    ),
  ]),
);

type Shown = Awaited<ReturnType<typeof showList>>;
const at = ({ router }: Shown, search: object) =>
  waitFor(() => expect(router.state.location.search).toEqual(search));
const step = ({ router }: Shown, by: 1 | -1) => act(() => router.history.go(by));
const steps = ({ router }: Shown) => router.history.length - 1;
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const shownIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

beforeEach(() => localStorage.clear());

test('Back undoes and Forward redoes changes of filters, order, page and page size', async () => {
  const shown = await showList(Things);
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'Active' } });
  await at(shown, { status: 'Active' });
  fireEvent.click(screen.getByRole('columnheader', { name: /Name/ }).querySelector('button') ?? box());
  await at(shown, { status: 'Active', sort: 'name' });
  fireEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  await at(shown, { status: 'Active', sort: 'name', page: 2 });
  fireEvent.change(screen.getByLabelText('Rows'), { target: { value: '50' } });
  await at(shown, { status: 'Active', sort: 'name', limit: 50 });
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Status' }));
  await at(shown, { sort: 'name', limit: 50 });
  expect(steps(shown)).toBe(5);
  step(shown, -1);
  await at(shown, { status: 'Active', sort: 'name', limit: 50 });
  await waitFor(() => expect(shownIn('Status')).toBe('Active'));
  step(shown, -1);
  await at(shown, { status: 'Active', sort: 'name', page: 2 });
  await waitFor(() => expect(shownIn('Rows')).toBe('25'));
  step(shown, -1);
  await at(shown, { status: 'Active', sort: 'name' });
  step(shown, -1);
  await at(shown, { status: 'Active' });
  step(shown, -1);
  await at(shown, {});
  await waitFor(() => expect(shownIn('Status')).toBe(''));
  step(shown, 1);
  await at(shown, { status: 'Active' });
  await waitFor(() => expect(shownIn('Status')).toBe('Active'));
});

test('continuous typing is one history entry, and a pause or another change starts a new one', async () => {
  const shown = await showList(Things);
  const now = vi.spyOn(Date, 'now');
  let time = 1_000_000;
  now.mockImplementation(() => time);
  const typeOn = async (q: string, after: number) => {
    time += after;
    type(q);
    await waitFor(() => expect(shown.router.state.location.search).toMatchObject({ q }));
  };
  await typeOn('N', 0);
  await typeOn('Ni', 1500);
  await typeOn('Nile', 1500);
  expect(steps(shown)).toBe(1);
  await typeOn('Cairo', 60_000);
  expect(steps(shown)).toBe(2);
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'Active' } });
  await at(shown, { q: 'Cairo', status: 'Active' });
  await typeOn('Giza', 100);
  expect(steps(shown)).toBe(4);
  step(shown, -1);
  await at(shown, { q: 'Cairo', status: 'Active' });
  await waitFor(() => expect(box().value).toBe('Cairo'));
  step(shown, -1);
  step(shown, -1);
  await at(shown, { q: 'Nile' });
  await waitFor(() => expect(box().value).toBe('Nile'));
  step(shown, -1);
  await at(shown, {});
  await waitFor(() => expect(box().value).toBe(''));
  now.mockRestore();
});

test('select and date filters show their earlier values after Back', async () => {
  const shown = await showList(Things, '/list?serviceId=2010&dateFrom=2026-11-01&dateTo=2026-11-02');
  const account = () => screen.getByLabelText('Account');
  fireEvent.change(account(), { target: { value: '2011' } });
  await at(shown, { serviceId: '2011', dateFrom: '2026-11-01', dateTo: '2026-11-02' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Period' }));
  await at(shown, { serviceId: '2011' });
  step(shown, -1);
  expect(await screen.findByRole('button', { name: 'Remove filter: Period' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Period/ }));
  await waitFor(() => expect(document.querySelector<HTMLInputElement>('[name=dateFrom]')).toBeTruthy());
  expect(document.querySelector<HTMLInputElement>('[name=dateFrom]')?.value).toContain('2026');
  step(shown, -1);
  await at(shown, { serviceId: '2010', dateFrom: '2026-11-01', dateTo: '2026-11-02' });
  await waitFor(() => expect(shownIn('Account')).toBe('2010'));
});

test('opening a saved view adds a history entry; the default view and a change without effect add none', async () => {
  const view = { _id: 'a', name: 'View a', list: 'merchants', query: 'status=Inactive', own: true };
  fakeServer({ 'GET /saved-views/get': { data: [view], current: 1, pages: 1, total: 1 } });
  storeDefaultView('merchants', { id: 'a', query: 'status=Inactive' });
  const shown = await showList(Things);
  await at(shown, { status: 'Inactive' });
  expect(steps(shown)).toBe(0);
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'Active' } });
  await at(shown, { status: 'Active' });
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
    fireEvent.click(await screen.findByRole('button', { name: 'View a', hidden: true }));
    await at(shown, { status: 'Inactive' });
  };
  await open();
  expect(steps(shown)).toBe(2);
  await open();
  expect(steps(shown)).toBe(2);
  step(shown, -1);
  await at(shown, { status: 'Active' });
  await waitFor(() => expect(shownIn('Status')).toBe('Active'));
});
