import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf, refused } from '../../../test/open-app.tsx';

const answers = {
  'GET /black-lists/get': pageOf(),
  'POST /black-lists/add': { _id: 'b1', msisdn: '201001234567' },
};

type Answer = NonNullable<Parameters<typeof openApp>[1]>[string];

async function opened(added: Answer = answers['POST /black-lists/add']) {
  const server = await openApp('/blacklists', { ...answers, 'POST /black-lists/add': added });
  fireEvent.click(await screen.findByRole('button', { name: 'Import numbers' }));
  return { server, field: await screen.findByLabelText<HTMLTextAreaElement>('Numbers') };
}

async function importing(text: string, answer?: Answer) {
  const { server, field } = await opened(answer);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  const added = () =>
    server.requests
      .filter(({ path, method }) => method === 'POST' && path === '/black-lists/add')
      .map(({ body }) => body);
  return { field, added };
}

test('an import adds the good numbers and keeps the other lines in the field', async () => {
  const { field, added } = await importing('201001234567\ncall me\n123');
  await waitFor(() => expect(added()).toEqual([{ msisdn: '201001234567' }]));
  await waitFor(() => expect(field.value).toBe('call me\n123'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('an import of good numbers only closes the dialog', async () => {
  const { added } = await importing('201001234567');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(added()).toHaveLength(1));
});

test('an import says which lines failed and why', async () => {
  const listed = refused(409, { message: 'This mobile number is already blacklisted', field: 'msisdn' });
  const { field } = await importing('call me\n\n+20 100 123 4567\n0501234567', listed);
  await waitFor(() =>
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Line 3: +20 100 123 4567 · This mobile number is already blacklisted',
    ),
  );
  expect(field.value).toBe('call me\n0501234567');
});

test('the dialog names the lines that are no numbers while they are pasted', async () => {
  const { field } = await opened();
  fireEvent.change(field, { target: { value: '201001234567\ncall me\n0501234567' } });
  expect(await screen.findByText('Line 2: call me')).toBeTruthy();
  expect(screen.getByText('Line 3: 0501234567')).toBeTruthy();
});
