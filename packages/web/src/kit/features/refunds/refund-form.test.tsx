import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../test/fake-server.ts';
import { refused } from '../../../../test/open-app.tsx';
import { showScreen } from '../../../../test/show-list.tsx';
import { closed, confirm, opened, titleOf } from '../../../../test/shown-dialog.ts';
import { DialogHost } from '../../ui/overlays/dialog-host.tsx';
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

const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

test('closing the refund dialog asks first when a reason was typed, and Stay keeps it', async () => {
  const close = vi.fn();
  const dialog = { open: true, onOpenChange: close, payment, done: () => {} };
  showScreen(() => (
    <>
      <RefundDialog {...dialog} />
      <DialogHost />
    </>
  ));
  const reason = await screen.findByLabelText<HTMLTextAreaElement>(/^Reason/);
  fireEvent.change(reason, { target: { value: 'Damaged book' } });
  reason.focus();
  pressEscape();
  const question = await opened('alertdialog');
  expect(titleOf(question)).toBe('Leave without saving?');
  fireEvent.click(within(question).getByRole('button', { name: 'Stay', hidden: true }));
  await closed();
  expect(reason.value).toBe('Damaged book');
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
  confirm(await opened('alertdialog'));
  await waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith({ open: false }));
});

test('closing the refund dialog without typed values does not ask', async () => {
  const close = vi.fn();
  showScreen(() => <RefundDialog open onOpenChange={close} payment={payment} done={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel', hidden: true }));
  await waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith({ open: false }));
});
