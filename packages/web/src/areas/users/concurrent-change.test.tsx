import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { save, type } from '../../../test/form-page.ts';
import { openApp, pageOf } from '../../../test/open-app.tsx';
import { confirm, opened, titleOf } from '../../../test/shown-dialog.ts';

const user = {
  ...{ _id: 'u2', name: 'Omar', userName: 'omar', email: 'omar@walee.example', status: 'Active' },
  ...{ userType: 'Admin', userTypeId: 'Walee', userTypeName: 'Walee', createdDate: '2026-11-01T09:30:00Z' },
  role: { _id: 'r1', name: 'Till' },
};

/** Opens a user's form, after which somebody else makes `changes`; returns a reader of the saved bodies. */
async function openBeforeChange(changes: object) {
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

test("saving a user form keeps another user's changes to fields that were not edited", async () => {
  const sent = await openBeforeChange({ email: 'new@walee.example', role: { _id: 'r2', name: 'Support' } });
  await type('name', 'Omar Farouk');
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({ name: 'Omar Farouk', email: 'new@walee.example', roleId: 'r2' });
});

test("saving a user form asks before it overwrites another user's change of the same field; No keeps the form", async () => {
  const sent = await openBeforeChange({ name: 'Omar F.' });
  await type('name', 'Omar Farouk');
  save();
  const dialog = await opened('alertdialog').catch(() => opened('dialog'));
  expect(titleOf(dialog)).toBe('Somebody else changed this record');
  expect(dialog.textContent).toContain('since you opened the form: Name.');
  within(dialog).getByRole('button', { name: 'Cancel', hidden: true }).click();
  await waitFor(() => expect(document.querySelector('[name=name]')).toHaveProperty('value', 'Omar Farouk'));
  expect(sent()).toEqual([]);
  save();
  confirm(await opened('alertdialog').catch(() => opened('dialog')));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ name: 'Omar Farouk' });
});
