import { reply } from '@daftar/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { fakeChoices } from '../../../test/fake-choices.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { pick } from '../../../test/form-page.ts';
import { showPage } from '../../../test/show-page.tsx';
import { RecordPicker, type RecordPickerProps } from './record-picker.tsx';

const merchants = [
  { _id: 'mer_1', name: 'Nile Books', country: 'Egypt' },
  { _id: 'mer_2', name: 'Delta Games', country: 'Egypt' },
  { _id: 'mer_3', name: 'Karachi Kites', country: 'Pakistan' },
];

beforeEach(() => localStorage.clear());

async function show(
  props: Partial<RecordPickerProps> = {},
  answers: object = fakeChoices({ merchant: merchants }),
) {
  const server = fakeServer(answers as never);
  let chosen = props.value ?? '';
  function Page() {
    const [value, setValue] = useState(chosen);
    const change = (next: string) => {
      chosen = next;
      setValue(next);
    };
    return (
      <>
        <h1>A page</h1>
        <RecordPicker
          kind="merchant"
          {...props}
          value={value}
          change={change}
          input={{ 'aria-label': 'Merchant' }}
        />
      </>
    );
  }
  await showPage('/page', '/page', () => <Page />);
  const input = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Merchant' });
  const asked = () =>
    server.requests.filter(({ path }) => path === '/lookups/choices').map(({ query }) => query);
  return { input, asked, value: () => chosen };
}

const options = async () =>
  (await screen.findAllByRole('option')).map(
    (one) => one.querySelector('[data-part=item-text]')?.textContent,
  );

test('the picker asks nothing until it is opened, and then for the text that is typed', async () => {
  const { input, asked, value } = await show();
  expect(asked()).toEqual([]);
  await act(async () => input.focus());
  fireEvent.change(input, { target: { value: 'Delta' } });
  await waitFor(() => expect(asked().at(-1)).toEqual({ kind: 'merchant', q: 'Delta' }));
  await pick(input, 'Delta');
  expect(value()).toBe('mer_2');
  await waitFor(() => expect(input.value).toBe('Delta Games'));
});

test('the picker shows the name of a record of which it knows the id', async () => {
  const { input } = await show({ value: 'mer_3' });
  await waitFor(() => expect(input.value).toBe('Karachi Kites'));
});

test('the picker offers recent records first, then preferred ones', async () => {
  const first = await show();
  await pick(first.input, 'Karachi');
  document.body.replaceChildren();
  const { input } = await show({ preferred: { country: 'Egypt' } });
  fireEvent.click(input);
  await waitFor(async () => expect(await options()).toEqual(['Karachi Kites', 'Nile Books', 'Delta Games']));
});

test('the picker returns names where records are referred to by name', async () => {
  const { input, value } = await show({ by: 'name', value: 'Delta Games' });
  expect(input.value).toBe('Delta Games');
  await pick(input, 'Nile');
  expect(value()).toBe('Nile Books');
});

test('Enter chooses no record of an earlier text', async () => {
  const { input, value } = await show();
  fireEvent.click(input);
  await options();
  fireEvent.change(input, { target: { value: 'Karachi' } });
  await act(async () => fireEvent.keyDown(input, { key: 'Enter' }));
  expect(['', 'mer_3']).toContain(value());
});

test('an emptied picker means no record, and other text is no record', async () => {
  const { input, value } = await show({ value: 'mer_1' });
  await waitFor(() => expect(input.value).toBe('Nile Books'));
  await act(async () => input.focus());
  fireEvent.change(input, { target: { value: 'Nobody' } });
  expect(await screen.findByText('Nothing matches')).toBeTruthy();
  await act(async () => fireEvent.blur(input));
  await waitFor(() => expect(input.value).toBe('Nile Books'));
  await pick(input, '');
  await waitFor(() => expect(value()).toBe(''));
});

test('the picker says why it shows nothing, and tries again', async () => {
  const answers = {
    'GET /lookups/choices': reply(400, { errors: [{ message: 'The merchants are being moved' }] }),
  };
  const { input, asked } = await show({}, answers);
  fireEvent.click(input);
  expect((await screen.findByText('The merchants are being moved')).closest('[role=alert]')).toBeTruthy();
  const before = asked().length;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked().length).toBeGreaterThan(before));
});
