import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../../test/open-app.tsx';

const date = '2026-11-23T13:36:38.576Z';
const attempt = { kind: 'attempt', date, _id: 'att_1', provider: 'Fawry', method: 'FawryRef' };

test('an attempt that expired unpaid says so', async () => {
  const payment = {
    ...{ _id: 'cs_1', orderId: 'NB-1', serviceId: 's1', serviceName: 'Books', merchantName: 'Nile' },
    ...{ userTypeId: 'mer_1', country: 'Egypt', amount: 260, currency: 'EGP', createdDate: date },
    ...{ status: 'open', refunds: [], timeline: [{ ...attempt, status: 'expired' }] },
  };
  await openApp('/payments/cs_1', { 'GET /payments/get/{id}': payment });
  const step = (await screen.findByText('The customer chose how to pay')).closest('li');
  expect(within(step ?? document.body).getByText('Expired')).toBeTruthy();
});
