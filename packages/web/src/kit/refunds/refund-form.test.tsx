import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { refused } from '../../../test/open-app.tsx';
import { showScreen } from '../../../test/show-list.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import type { RefundablePayment } from './refund-effect.ts';

const payment: RefundablePayment = {
  ...{ _id: 'txn_1', orderId: 'NB-1', amount: 450.5, currency: 'EGP' },
  ...{ carrierShareValue: 4.51, merchantShareValue: 427.97, waleeShareValue: 18.02 },
};

/** Opens the form for a part of the payment. Every refund is refused with these errors. */
async function open(...errors: { message: string; field: string }[]) {
  const { requests } = fakeServer({ 'POST /refunds/add': refused(400, ...errors) });
  showScreen(() => <RefundDialog open onOpenChange={() => {}} payment={payment} done={() => {}} />);
  fireEvent.click(await screen.findByRole('radio', { name: 'A part', hidden: true }));
  const amount = await screen.findByLabelText<HTMLInputElement>(/^Amount/);
  const reason = screen.getByLabelText<HTMLTextAreaElement>(/^Reason/);
  const send = () => fireEvent.click(screen.getByRole('button', { name: /^Refund/ }));
  const errorOf = (control: HTMLElement) =>
    control.closest('[data-part=root]')?.querySelector('[data-part=error-text]')?.textContent;
  fireEvent.change(amount, { target: { value: '100' } });
  fireEvent.change(reason, { target: { value: 'Damaged book' } });
  return { requests, amount, reason, send, errorOf };
}

test('the errors of a refused refund are shown at their fields until the field changes', async () => {
  const { amount, reason, send, errorOf } = await open(
    { message: 'Too much for today', field: 'amount' },
    { message: 'Not a reason', field: 'reason' },
  );
  expect(errorOf(amount)).toBeUndefined();
  send();
  await waitFor(() => expect(errorOf(amount)).toBe('Too much for today'));
  expect(errorOf(reason)).toBe('Not a reason');
  fireEvent.change(amount, { target: { value: '50' } });
  expect(errorOf(amount)).toBeUndefined();
  expect(errorOf(reason)).toBe('Not a reason');
});

test('a refund that was refused can be sent again', async () => {
  const { requests, amount, send, errorOf } = await open({ message: 'Too much for today', field: 'amount' });
  send();
  await waitFor(() => expect(errorOf(amount)).toBe('Too much for today'));
  send();
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2));
});
