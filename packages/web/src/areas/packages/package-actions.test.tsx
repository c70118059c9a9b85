import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from '../../../test/open-app.tsx';
import { closed, confirm, opened } from '../../../test/shown-dialog.ts';

const sold = {
  ...{ _id: 'pkg_1', name: 'Spring fair', amount: 320, currency: 'EGP', country: 'Egypt', callbackUrl: '' },
  ...{ serviceId: 's1', userTypeId: 'mer_1', createdDate: '2026-11-18T06:45:10.000Z' },
  link: { enabled: true, used: 0, collected: 0 },
};

test('switching a link off asks first and can be undone', async () => {
  const { requests } = await openApp('/packages', {
    'GET /packages/get': pageOf(sold),
    'PUT /packages/edit/{id}': sold,
  });
  const sent = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const row = await screen.findByRole('row', { name: /Spring fair/ });
  const buttons = within(row).getAllByRole('button');
  fireEvent.click(buttons[buttons.length - 1] as HTMLElement);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Switch the link off' }));
  const question = await opened('alertdialog');
  expect(question.textContent).toContain('Customers cannot pay by a link that is switched off.');
  expect(sent()).toEqual([]);
  confirm(question);
  await closed();
  await waitFor(() => expect(sent()).toMatchObject([{ link: { enabled: false } }]));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toMatchObject([{}, { link: { enabled: true } }]));
});
