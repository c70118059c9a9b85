import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeChoices } from '../../../test/fake-choices.ts';
import { openApp, pageOf } from '../../../test/open-app.tsx';

const answers = {
  ...fakeChoices({}),
  'POST /reports/transaction-report': pageOf(),
  'GET /search': {
    hits: [
      { kind: 'payment', _id: 'ses_1', title: 'NB-1' },
      { kind: 'transaction', _id: 'txn_2', title: 'NB-2' },
      { kind: 'merchant', _id: 'mer_1', title: 'Nile' },
    ],
  },
};

test('a search without rows leads to the open payment and to payments of other days', async () => {
  const { requests } = await openApp('/reports?type=transaction-report&q=904417', answers);
  const open = await screen.findByRole('link', { name: 'NB-1' });
  expect(open.getAttribute('href')).toBe('/payments/ses_1');
  expect(screen.getByRole('link', { name: 'NB-2' }).getAttribute('href')).toBe('/payments/txn_2');
  expect(screen.queryByText('Nile')).toBeNull();
  expect(requests.filter(({ path }) => path === '/search')).toHaveLength(1);
});

test('a report without rows and without a search text asks for no other payments', async () => {
  const { requests } = await openApp('/reports?type=transaction-report&status=Failed', answers);
  await screen.findByText('No rows match these filters');
  expect(requests.filter(({ path }) => path === '/search')).toEqual([]);
});
