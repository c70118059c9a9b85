import { reply } from '@daftar/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { fakeChoices } from '../../../../test/fake-choices.ts';
import { fakeServer } from '../../../../test/fake-server.ts';
import { pick } from '../../../../test/form-page.ts';
import { showPage } from '../../../../test/show-page.tsx';
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

test('the picker sends no request until it is opened, then searches for the typed text', async () => {
  const { input, asked, value } = await show();
  expect(asked()).toEqual([]);
  await act(async () => input.focus());
  fireEvent.change(input, { target: { value: 'Delta' } });
  await waitFor(() => expect(asked().at(-1)).toEqual({ kind: 'merchant', q: 'Delta' }));
  await pick(input, 'Delta');
  expect(value()).toBe('mer_2');
  await waitFor(() => expect(input.value).toBe('Delta Games'));
});

test('the picker shows the name of the record whose id is its value', async () => {
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

test('the picker returns names if the field refers to records by name', async () => {
  const { input, value } = await show({ by: 'name', value: 'Delta Games' });
  expect(input.value).toBe('Delta Games');
  await pick(input, 'Nile');
  expect(value()).toBe('Nile Books');
});

test('Enter does not choose a record that was found by an earlier text', async () => {
  const { input, value } = await show();
  fireEvent.click(input);
  await options();
  fireEvent.change(input, { target: { value: 'Karachi' } });
  await act(async () => fireEvent.keyDown(input, { key: 'Enter' }));
  expect(['', 'mer_3']).toContain(value());
});

test('emptying the picker clears the value, and text that names no record is discarded', async () => {
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

test('the picker shows why a request failed and can send it again', async () => {
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
