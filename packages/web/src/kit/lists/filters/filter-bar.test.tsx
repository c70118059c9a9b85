import { addDays, businessDay } from '@daftar/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showList } from '../../../../test/show-list.tsx';
import { thingList } from '../../../../test/thing-list.tsx';
import { homeZone } from '../../../i18n/home-zone.ts';
import { asWritten } from '../../../i18n/shown.ts';
import { filtersAt } from '../state/filters.ts';
import { days } from './days.tsx';
import { select } from './select.tsx';

const Things = thingList(
  filtersAt<'/reports'>([
    select('status', 'Status', ['Active', 'Inactive']),
    select('country', 'Country', ['Egypt', 'Pakistan']),
    days('Period'),
    select(
      'serviceId',
      'Account',
      ['2010', '2011'].map((id) => ({ value: id, label: asWritten(id) })),
    ),
  ]),
);

test('a filter added from the menu gets focus and filters the list', async () => {
  const { router } = await showList(Things, '/list?status=Active&page=2');
  expect(screen.queryByLabelText('Account')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
  expect(screen.queryByRole('menuitem', { name: 'Status' })).toBeNull();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Account' }));
  const field = await screen.findByLabelText('Account');
  await waitFor(() => expect(document.activeElement).toBe(field));
  // The closing menu does not take the focus back.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: '2010' } });
  await waitFor(() => expect(router.state.location.search).toEqual({ status: 'Active', serviceId: '2010' }));
});

test('filters are removed by their button, by the Delete key, or all at once', async () => {
  const at = '/list?status=Active&country=Egypt&dateFrom=2026-11-01&dateTo=2026-11-02&sort=name';
  const { router } = await showList(Things, at);
  const left = (search: object) => waitFor(() => expect(router.state.location.search).toEqual(search));
  fireEvent.keyDown(screen.getByLabelText('Country'), { key: 'Delete' });
  await left({ status: 'Active', dateFrom: '2026-11-01', dateTo: '2026-11-02', sort: 'name' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Period' }));
  await left({ status: 'Active', sort: 'name' });
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'Pakistan' } });
  await left({ status: 'Active', country: 'Pakistan', sort: 'name' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await left({ sort: 'name' });
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

test('a date filter accepts a range, but not one that ends before it begins', async () => {
  const { router } = await showList(Things);
  fireEvent.click(screen.getByRole('button', { name: /^Period/ }));
  fireEvent.change(await screen.findByLabelText('Date From'), { target: { value: '2026-11-05' } });
  fireEvent.change(screen.getByLabelText('Date To'), { target: { value: '2026-11-03' } });
  const [search] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Search' });
  expect(search?.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Date To'), { target: { value: '2026-11-07' } });
  fireEvent.click(search ?? document.body);
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ dateFrom: '2026-11-05', dateTo: '2026-11-07' }),
  );
});

test('a preset of a date filter applies at once', async () => {
  const { router } = await showList(Things, '/list?dateFrom=2026-11-01&dateTo=2026-11-02');
  fireEvent.click(screen.getByRole('button', { name: /^Period/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yesterday' }));
  const yesterday = addDays(businessDay(new Date(), homeZone()), -1);
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ dateFrom: yesterday, dateTo: yesterday }),
  );
});

test('a date filter ignores invalid dates, and Delete inside its panel does not remove it', async () => {
  const { router } = await showList(Things, '/list?dateFrom=2026-11-01&dateTo=2026-11-02');
  fireEvent.click(screen.getByRole('button', { name: /^Period/ }));
  fireEvent.change(await screen.findByLabelText('Date From'), { target: { value: '31/02/2026' } });
  const [search] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Search' });
  fireEvent.click(search ?? document.body);
  // The panel closes after a search, and removing the filter would move the focus to its chip.
  expect(screen.getByLabelText<HTMLInputElement>('Date From').value).toBe('31/02/2026');
  const preset = screen.getByRole('button', { name: 'Yesterday' });
  preset.focus();
  fireEvent.keyDown(preset, { key: 'Delete' });
  expect(document.activeElement).toBe(preset);
  expect(router.state.location.search).toEqual({ dateFrom: '2026-11-01', dateTo: '2026-11-02' });
  fireEvent.change(screen.getByLabelText('Date From'), { target: { value: '' } });
  fireEvent.click(search ?? document.body);
  await waitFor(() => expect(router.state.location.search).toEqual({ dateTo: '2026-11-02' }));
});
