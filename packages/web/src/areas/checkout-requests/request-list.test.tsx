import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from '../../../test/open-app.tsx';

const request = (_id: string, country: string, createdDate: string) => ({
  ...{ _id, orderId: _id, product: 'Book', msisdn: '201001234567', amount: 10, currency: 'EGP' },
  ...{ status: 'paid', serviceId: 's1', country, createdDate },
});

test('requests of several countries show their times in one time zone, so that they stand in order', async () => {
  await openApp('/checkout-requests', {
    'POST /checkout/get/requests': pageOf(
      request('1', 'Egypt', '2026-11-26T14:15:22.000Z'),
      request('2', 'Malaysia', '2026-11-26T13:10:10.000Z'),
    ),
  });
  const grid = await screen.findByRole('grid');
  const times = (await within(grid).findAllByText(/^26\/11\/2026/)).map(({ textContent }) => textContent);
  expect(times).toEqual(['26/11/2026 16:15:22', '26/11/2026 15:10:10']);
});

test('a session that its merchant canceled is marked, unless it was paid after all', async () => {
  const canceledDate = '2026-11-26T15:00:00.000Z';
  await openApp('/checkout-requests', {
    'POST /checkout/get/requests': pageOf(
      { ...request('1', 'Egypt', '2026-11-26T14:15:22.000Z'), status: 'expired', canceledDate },
      { ...request('2', 'Egypt', '2026-11-26T14:10:22.000Z'), canceledDate },
      { ...request('3', 'Egypt', '2026-11-26T14:05:22.000Z'), status: 'expired' },
    ),
  });
  const grid = await screen.findByRole('grid');
  const states = (await within(grid).findAllByText(/^(Canceled|Paid|Expired)$/)).map(
    ({ textContent }) => textContent,
  );
  expect(states).toEqual(['Canceled', 'Paid', 'Expired']);
});
