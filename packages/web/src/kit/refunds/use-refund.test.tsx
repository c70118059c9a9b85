import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { showScreen } from '../../../test/show-list.tsx';
import type { RefundablePayment } from './refund-effect.ts';
import { useRefundRefusal } from './use-refund.tsx';

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
