import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, pageOf } from '../../../test/open-app.tsx';

const answers = {
  'GET /black-lists/get': pageOf(),
  'POST /black-lists/add': { _id: 'b1', msisdn: '201001234567' },
};

async function importing(text: string) {
  const server = await openApp('/blacklists', answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Import numbers' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Numbers');
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
