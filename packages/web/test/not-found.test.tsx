import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDialog } from '../src/kit/ui/overlays/dialogs.ts';
import { openApp, pageOf, refused } from './open-app.tsx';

const notFound = refused(404, { message: 'It is not here' });
const lists = {
  'GET /services/get': { ...pageOf(), merchants: [], carriers: [], operators: [] },
  'GET /merchants/get': pageOf(),
  'GET /roles/get': pageOf(),
};

test.each([
  ['/merchants/form/mer_0', 'GET /merchants/get/{id}'],
  ['/merchants/account-balance/mer_0', 'GET /merchants/get/{id}'],
  ['/merchants/workspace/mer_0', 'GET /merchants/get/{id}'],
  ['/carriers/form/car_0', 'GET /carriers/get/{id}'],
  ['/services/form/srv_0', 'GET /services/get/{id}'],
  ['/users/form/usr_0', 'GET /users/get-by-id/{id}'],
  ['/roles/form/rol_0', 'GET /roles/get/{id}'],
  ['/settlement/form/set_0', 'GET /settlements/get/{id}'],
  ['/settlement-summary/set_0', 'GET /reports/settlement-report/{id}'],
])(
  '%s shows a missing record on the page, not in a dialog, and offers Back instead of a retry',
  async (path, route) => {
    await openApp(path, { ...lists, [route]: notFound });
    expect(await screen.findByRole('heading', { level: 1, name: 'It is not here' })).toBeTruthy();
    expect(screen.getAllByText('It is not here')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
    expect(openDialog.state).toBeUndefined();
  },
);

test('the page of a missing loan account says so once and shows no figures that never arrive', async () => {
  await openApp('/loan-account-detail/mer_0', {
    'GET /credit-loan/loan-account-detail/get/all/{id}': notFound,
  });
  expect(await screen.findAllByText('It is not here')).toHaveLength(1);
  await waitFor(() => expect(document.querySelector('main .chakra-skeleton')).toBeNull());
});

test('/404 is shown to somebody who is not signed in, without menus and without a call', async () => {
  const { router, requests } = await openApp('/404', {}, false);
  expect(await screen.findByRole('heading', { level: 1, name: 'page not found' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/404');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(requests).toEqual([]);
});

test('an unknown address leads to /404, which says page not found', async () => {
  const { router } = await openApp('/nothing-here', lists);
  expect(await screen.findByRole('heading', { level: 1, name: 'page not found' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/404');
});
