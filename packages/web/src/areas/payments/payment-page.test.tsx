import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../../test/open-app.tsx';

const date = '2026-11-23T13:36:38.576Z';
const shares = { merchantShareValue: 222.3, waleeShareValue: 11.7, carrierShareValue: 26, netAmount: 234 };
const payment = {
  ...{ _id: 'txn_1', orderId: 'NB-1', serviceId: 's1', serviceName: 'Books', merchantName: 'Nile' },
  ...{ userTypeId: 'mer_1', country: 'Egypt', amount: 260, currency: 'EGP', createdDate: date },
};
const paymentWith = (status: 'Success' | 'Failed') => ({
  ...payment,
  ...{ status: status === 'Success' ? 'paid' : 'failed', refunds: [], timeline: [] },
  transaction: {
    ...{ _id: 'txn_1', transactionId: 'txn_1', orderId: 'NB-1', country: 'Egypt', operator: 'Fawry' },
    ...{ productName: 'Book', serviceName: 'Books', transactionDate: date, amount: 260, currency: 'EGP' },
    ...{ status, provider: 'Fawry', refundable: false, ...shares },
  },
});

async function money(status: 'Success' | 'Failed') {
  await openApp('/payments/txn_1', { 'GET /payments/get/{id}': paymentWith(status) });
  return await screen.findByRole('region', { name: 'Money' });
}

test('a paid payment shows who got which share', async () => {
  const part = await money('Success');
  expect(part.textContent).toContain('Merchant Share222.30');
  expect(within(part).queryByText(/nobody gets these shares/)).toBeNull();
});

test('a failed payment shows its shares and says that nobody gets them', async () => {
  const part = await money('Failed');
  expect(part.textContent).toContain('Merchant Share222.30');
  expect(within(part).getByText('The transaction failed, so nobody gets these shares.')).toBeTruthy();
});

test('an attempt that expired unpaid says so', async () => {
  const attempt = { kind: 'attempt', date, _id: 'att_1', provider: 'Fawry', method: 'FawryRef' };
  const open = { ...payment, status: 'open', refunds: [], timeline: [{ ...attempt, status: 'expired' }] };
  await openApp('/payments/txn_1', { 'GET /payments/get/{id}': open });
  const step = (await screen.findByText('The customer chose how to pay')).closest('li');
  expect(within(step ?? document.body).getByText('Expired')).toBeTruthy();
});
