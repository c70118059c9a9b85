import { reply } from '@daftar/sdk/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { broken, openApp, pageOf, refused } from '../open-app.tsx';
import { closed, confirm, opened, titleOf } from '../shown-dialog.ts';
import { testMessages } from './test-messages.ts';

const account = { country: 'Egypt', currency: 'EGP', status: 'Active', createdDate: '2026-11-01T09:30:00Z' };
const merchant = { ...account, _id: 'm1', name: 'Nile Books', accountBalance: 0, showBalance: true };
const carrier = { ...account, _id: 'c1', name: 'Fawry', type: 'Carrier' };
const service = {
  ...{ _id: 's1', serviceName: 'Books online', merchant: { _id: 'm1', name: 'Nile Books' }, status: true },
  ...{ country: 'Egypt', currency: 'EGP', serviceProvider: 'Fawry', serviceType: 'Others' },
  ...{ carrierShare: 0, merchantShare: 96, waleeShare: 4, createdDate: account.createdDate },
};
const answers = {
  'GET /merchants/get': pageOf(merchant),
  'GET /carriers/get': pageOf(carrier),
  'GET /services/get/by-user': pageOf(service),
};

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const button = async (of: string, name: string) => within(await row(of)).findByRole('button', { name });

async function choose(of: string, name: string): Promise<void> {
  fireEvent.click(await button(of, `Actions: ${of}`));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

testMessages({ text: '4 service: status changed' }, async ({ text }) => {
  const { requests } = await openApp('/services', {
    ...answers,
    'PUT /services/edit/status/{id}': { ...service, status: false },
  });
  fireEvent.click(await button('Books online', 'Suspend'));
  const question = await opened('alertdialog');
  expect(question.textContent).toContain('It takes no payments any more');
  confirm(question);
  expect((await screen.findByText(text)).closest('[role=status]')).toBeTruthy();
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ _id: 's1', status: false });
});

for (const [kind, name, path] of [
  ['merchant', 'Nile Books', '/merchants'],
  ['carrier', 'Fawry', '/carriers'],
] as const)
  testMessages({ text: `8 ${kind}: status change fails` }, async ({ text }) => {
    await openApp(path, { ...answers, [`PUT ${path}/edit/status/{id}`]: broken() });
    fireEvent.click(await button(name, 'Deactivate'));
    const question = await opened('alertdialog');
    expect(question.textContent).toContain('Its users can no longer sign in.');
    confirm(question);
    const notice = await opened('dialog');
    expect(titleOf(notice)).toBe(text);
    confirm(notice);
    await closed();
    expect(within(await row(name)).getByText('Active')).toBeTruthy();
  });

testMessages(
  {
    title: '8 delete: question title',
    text: '8 delete: question text',
    action: '8 delete: confirm button',
    done: '8 delete: success title',
    what: '8 delete: success text',
  },
  async ({ title, text, action, done, what }) => {
    const { requests } = await openApp('/merchants', {
      ...answers,
      'DELETE /merchants/delete/{id}': reply(204),
    });
    await choose('Nile Books', 'Delete');
    const question = await opened('alertdialog');
    expect(titleOf(question)).toBe(title);
    expect(within(question).getByText(text)).toBeTruthy();
    expect(within(question).getByRole('button', { name: action, hidden: true })).toBeTruthy();
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
    confirm(question);
    const notice = await opened('dialog');
    expect(titleOf(notice)).toBe(done);
    expect(within(notice).getByText(what)).toBeTruthy();
    expect(requests.filter(({ method }) => method === 'DELETE').map((sent) => sent.path)).toEqual([
      '/merchants/delete/m1',
    ]);
  },
);

testMessages(
  { title: '8 delete: failure title', text: '8 delete: failure text' },
  async ({ title, text }) => {
    const reason = 'This merchant has money or transactions';
    await openApp('/merchants', {
      ...answers,
      'DELETE /merchants/delete/{id}': refused(409, { message: reason }),
    });
    await choose('Nile Books', 'Delete');
    confirm(await opened('alertdialog'));
    const notice = await opened('dialog');
    expect(titleOf(notice)).toBe(title);
    expect(within(notice).getByText(text)).toBeTruthy();
    expect(within(notice).getByText(reason)).toBeTruthy();
  },
);

test('cancelling the delete dialog deletes nothing', async () => {
  const { requests } = await openApp('/merchants', answers);
  await choose('Nile Books', 'Delete');
  const question = within(await opened('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Cancel', hidden: true }));
  await closed();
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
});
