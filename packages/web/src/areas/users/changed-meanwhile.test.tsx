import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { save, type } from '../../../test/form-page.ts';
import { confirm, opened, titleOf } from '../../../test/shown-dialog.ts';
import { openApp, pageOf } from '../../../test/stage.tsx';

const user = {
  ...{ _id: 'u2', name: 'Omar', userName: 'omar', email: 'omar@walee.example', status: 'Active' },
  ...{ userType: 'Admin', userTypeId: 'Walee', userTypeName: 'Walee', createdDate: '2026-11-01T09:30:00Z' },
  role: { _id: 'r1', name: 'Till' },
};

/** The form of a user that somebody else changes after it was opened. */
async function openWhile(changes: object) {
  const records = [user, { ...user, ...changes }];
  const { requests } = await openApp('/users/form/u2', {
    'GET /users/get-by-id/{id}': () => (records.length > 1 ? records.shift() : records[0]),
    'GET /roles/get': pageOf(
      { _id: 'r1', name: 'Till', userTypeId: 'Walee', permissions: {} },
      { _id: 'r2', name: 'Support', userTypeId: 'Walee', permissions: {} },
    ),
    'PUT /users/edit/{id}': user,
    'GET /users': pageOf(user),
  });
  await screen.findByRole('option', { name: 'Till' });
  return () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}

test('what others changed after a form was opened stays, and only what was typed is saved', async () => {
  const sent = await openWhile({ email: 'new@walee.example', role: { _id: 'r2', name: 'Support' } });
  await type('name', 'Omar Farouk');
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({ name: 'Omar Farouk', email: 'new@walee.example', roleId: 'r2' });
});

test('where both changed one field it asks before it replaces theirs, and No keeps the form as it is', async () => {
  const sent = await openWhile({ name: 'Omar F.' });
  await type('name', 'Omar Farouk');
  save();
  const asked = await opened('alertdialog').catch(() => opened('dialog'));
  expect(titleOf(asked)).toBe('Changed by somebody else meanwhile');
  expect(asked.textContent).toContain('others have changed: Name.');
  within(asked).getByRole('button', { name: 'Cancel', hidden: true }).click();
  await waitFor(() => expect(document.querySelector('[name=name]')).toHaveProperty('value', 'Omar Farouk'));
  expect(sent()).toEqual([]);
  save();
  confirm(await opened('alertdialog').catch(() => opened('dialog')));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ name: 'Omar Farouk' });
});
