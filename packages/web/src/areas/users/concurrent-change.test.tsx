import { reply } from '@daftar/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeChoices } from '../../../test/fake-choices.ts';
import { save, type } from '../../../test/form-page.ts';
import { openApp, pageOf } from '../../../test/open-app.tsx';
import { confirm, opened, titleOf } from '../../../test/shown-dialog.ts';

const user = {
  ...{ _id: 'u2', name: 'Omar', userName: 'omar', email: 'omar@walee.example', status: 'Active' },
  ...{ userType: 'Admin', userTypeId: 'Walee', userTypeName: 'Walee', createdDate: '2026-11-01T09:30:00Z' },
  role: { _id: 'r1', name: 'Till' },
};

/**
 * Opens a user's form and then simulates other users who make `changes` one by one: each save conflicts with the next change, and
 * the save after the last change succeeds. Returns a function that reads the saves.
 */
async function openBeforeChanges(...changes: object[]) {
  let version = 1;
  let current = user;
  const stale = () => {
    version += 1;
    current = { ...current, ...changes.shift() };
    const errors = [{ message: 'Somebody else has changed this record', code: 'stale' }];
    const change = { changedBy: 'Mona Hassan', changedAt: '2026-11-21T12:05:09.000Z' };
    const problem = { status: 'Precondition-Failed', errors, current, ...change };
    return reply(412, problem, { etag: `"${version}"` });
  };
  const { requests, router } = await openApp('/users/form/u2', {
    'GET /users/get-by-id/{id}': () => reply(200, user, { etag: '"1"' }),
    ...fakeChoices({
      role: [
        { _id: 'r1', name: 'Till', userTypeId: 'Walee' },
        { _id: 'r2', name: 'Support', userTypeId: 'Walee' },
      ],
    }),
    'PUT /users/edit/{id}': ({ headers }: { headers: Record<string, string> }) =>
      changes.length > 0 || headers['If-Match'] !== `"${version}"` ? stale() : user,
    'GET /users': pageOf(user),
  });
  await screen.findByDisplayValue('Till');
  const saves = () => requests.filter(({ method }) => method === 'PUT');
  const calls = () => requests.map(({ method, path }) => `${method} ${path}`);
  return { saves, calls, router };
}

test('saving a user form names the version that it read, without reading the user again', async () => {
  const { saves, calls, router } = await openBeforeChanges();
  await type('name', 'Omar Farouk');
  save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
  expect(saves()).toMatchObject([{ headers: { 'If-Match': '"1"' }, body: { name: 'Omar Farouk' } }]);
  const before = calls().slice(0, calls().indexOf('PUT /users/edit/u2'));
  expect(before.filter((call) => call === 'GET /users/get-by-id/u2')).toHaveLength(1);
});

test("saving a user form keeps another user's changes to fields that were not edited", async () => {
  const { saves } = await openBeforeChanges({
    ...{ email: 'new@walee.example', role: { _id: 'r2', name: 'Support' } },
  });
  await type('name', 'Omar Farouk');
  save();
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ headers: { 'If-Match': '"2"' } });
  expect(saves()[1]?.body).toEqual({ name: 'Omar Farouk', email: 'new@walee.example', roleId: 'r2' });
});

test("saving a user form shows another user's change of the same field before it overwrites it; Cancel keeps the form", async () => {
  const { saves } = await openBeforeChanges({ name: 'Omar F.' });
  await type('name', 'Omar Farouk');
  save();
  const dialog = await opened('alertdialog');
  expect(titleOf(dialog)).toBe('Somebody else changed this record');
  expect(dialog.textContent).toContain('since you opened the form: Name.');
  expect(dialog.textContent).toContain('Name: Omar F.');
  expect(dialog.textContent).toMatch(/Last change: Mona Hassan, 21\/11\/2026 \d\d:05:09/);
  within(dialog).getByRole('button', { name: 'Cancel', hidden: true }).click();
  await waitFor(() => expect(document.querySelector('[name=name]')).toHaveProperty('value', 'Omar Farouk'));
  expect(saves()).toHaveLength(1);
  save();
  confirm(await opened('alertdialog'));
  await waitFor(() => expect(saves()).toHaveLength(3));
  expect(saves()[2]).toMatchObject({ headers: { 'If-Match': '"3"' }, body: { name: 'Omar Farouk' } });
});

test('a change that arrives between two saves is merged too, and a confirmed field needs no second confirmation', async () => {
  const { saves } = await openBeforeChanges({ name: 'Omar F.' }, { email: 'new@walee.example' });
  await type('name', 'Omar Farouk');
  save();
  confirm(await opened('alertdialog'));
  await waitFor(() => expect(saves()).toHaveLength(3));
  expect(saves()[2]).toMatchObject({
    headers: { 'If-Match': '"3"' },
    body: { name: 'Omar Farouk', email: 'new@walee.example' },
  });
});
