import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../test/fake-server.ts';
import { showScreen } from '../../../../test/show-list.tsx';
import type { RefundablePayment } from './refund-effect.ts';
import { useRefundRefusal } from './use-refund.tsx';
import { useRefundEnd } from './use-refund-end.ts';

const payment: RefundablePayment = {
  ...{ _id: 't1', orderId: '1', amount: 10, currency: 'EGP', carrierShareValue: 0 },
  ...{ provider: 'Fawry', refundable: false, notRefundable: 'refund-impossible' },
};

const Refusal = () => <p>{useRefundRefusal()(payment)}</p>;

test('a refusal names the payment provider', async () => {
  fakeServer({});
  showScreen(() => <Refusal />);
  expect(await screen.findByText('Fawry cannot give back a payment that was made in this way')).toBeTruthy();
});

const Follower = () => {
  const [ends, setEnds] = useState<readonly string[]>([]);
  useRefundEnd('rfd_1', ({ status, failure }) => setEnds((before) => [...before, `${status} ${failure}`]));
  return <p>Ended: {ends.join()}</p>;
};

test('a new refund is read until it ends, and its end is told once', async () => {
  const statuses = ['requested', 'pending', 'failed'];
  const { requests } = fakeServer({
    'GET /refunds/get/{id}': () => ({
      _id: 'rfd_1',
      status: statuses.shift() ?? 'failed',
      failure: 'Card closed',
    }),
  });
  showScreen(() => <Follower />);
  await screen.findByText('Ended: failed Card closed');
  await waitFor(() => expect(requests).toHaveLength(3));
});
