import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from '../../../test/open-app.tsx';

const settlement = {
  ...{ _id: 'set1', transactionId: 4815, merchantName: 'Nile Books', country: 'Egypt', channel: 'Bank' },
  ...{ dateFrom: '2026-10-01', dateTo: '2026-10-15', transactionDate: '2026-10-16T09:00:00Z' },
  ...{ localCurrency: 'EGP', settledCurrency: 'USD', totalRevenue: 80000, netTransferAmount: 75168 },
  ...{ netSettledAmount: 1566 },
};

test('the list of settlements says how many are new and shows them on request', async () => {
  let total = 1;
  const page = () => ({ ...pageOf(settlement), total });
  await openApp('/settlements', { 'GET /settlements/get': page });
  await waitFor(() => expect(document.querySelector('.grid-body [role=row]')).toBeTruthy());
  total = 3;
  fireEvent(window, new Event('visibilitychange'));
  fireEvent.click(await screen.findByRole('button', { name: '2 new' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '2 new' })).toBeNull());
});
