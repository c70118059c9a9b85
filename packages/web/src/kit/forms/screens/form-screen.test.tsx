import { ApiError } from '@daftar/sdk';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { control, problemOf, type } from '../../../../test/form-page.ts';
import { showPage } from '../../../../test/show-page.tsx';
import type { Message } from '../../../i18n/message.ts';
import { tellAnsweredChange } from '../../records/answered-changes.ts';
import { ChecksField } from '../fields/checks-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FormScreen } from './form-screen.tsx';

const schema = v.object({
  name: v.pipe(v.string(), v.minLength(1, 'Please provide valid name')),
  methods: v.array(v.string()),
});

const seen = vi.fn<(this: Element) => void>();

beforeEach(() => {
  sessionStorage.clear();
  seen.mockClear();
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.call(this);
  };
});

async function show(submit: () => Promise<void>, useRefusal: () => Message | undefined = () => undefined) {
  await showPage('/form', '/form', () => (
    <FormScreen
      title="Create Account"
      initial={{ name: '', methods: [] as string[] }}
      schema={schema}
      submit={submit}
      draft="test"
      useRefusal={useRefusal}
    >
      <TextField name="name" label="Name" />
      <ChecksField
        name="methods"
        label="Payment Methods"
        options={[{ value: 'wallet', label: 'Virtual Wallet' }]}
      />
    </FormScreen>
  ));
  return screen.getByRole('button', { name: 'Save' });
}

const refusal = (...errors: { message: string; field?: string }[]) =>
  new ApiError(new Response(null, { status: 400 }), { errors });

test('during submission Save keeps focus and ignores further presses', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const submit = vi.fn(() => promise);
  const button = await show(submit);
  await type('name', 'Nile');
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.hasAttribute('disabled')).toBe(false);
  await act(async () => resolve());
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  expect(submit).toHaveBeenCalledTimes(1);
});

test('saving at once leaves no draft, although a form stores a change a moment later', async () => {
  const draft = () => sessionStorage.getItem('daftar.draft.test');
  const submit = vi.fn(async () => {});
  const button = await show(submit);
  await type('name', 'Nile');
  fireEvent.click(button);
  await waitFor(() => expect(submit).toHaveBeenCalled());
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(draft()).toBeNull();
  // What is typed afterwards is kept again.
  await type('name', 'Nile Books');
  await waitFor(() => expect(draft()).toContain('Nile Books'));
});

test('a draft is gone with the answer, while lists reload and the next page opens', async () => {
  const draft = () => sessionStorage.getItem('daftar.draft.test');
  const { promise, resolve } = Promise.withResolvers<void>();
  const submit = vi.fn(async () => {
    tellAnsweredChange();
    await promise;
  });
  const button = await show(submit);
  await type('name', 'Nile');
  await waitFor(() => expect(draft()).toContain('Nile'));
  fireEvent.click(button);
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(draft()).toBeNull();
  await act(async () => resolve());
});

test('a draft is back if a later part of the submission fails', async () => {
  const draft = () => sessionStorage.getItem('daftar.draft.test');
  const submit = vi.fn(async () => {
    tellAnsweredChange();
    throw refusal({ message: 'This role does not exist' });
  });
  const button = await show(submit);
  await type('name', 'Nile');
  fireEvent.click(button);
  await screen.findByText('This role does not exist');
  expect(draft()).toContain('Nile');
});

test('a draft that has the values of the record is not restored', async () => {
  sessionStorage.setItem('daftar.draft.test', JSON.stringify({ name: '', methods: [] }));
  await show(async () => {});
  expect(screen.queryByText('Your unsaved values were restored.')).toBeNull();
  expect(sessionStorage.getItem('daftar.draft.test')).toBeNull();
});

test('an invalid form scrolls to its first invalid field and focuses it', async () => {
  fireEvent.click(await show(async () => {}));
  await waitFor(async () => expect(document.activeElement).toBe(await control('name')));
  await waitFor(() => expect(seen.mock.contexts[0]).toBe(document.querySelector('[data-field=name]')));
});

test('a form that cannot be saved now shows its first error when Save is pressed', async () => {
  const submit = vi.fn(() => Promise.resolve());
  const button = await show(submit, () => 'There is nothing to settle in this period.');
  fireEvent.blur(await control('name'));
  await waitFor(() => expect(problemOf('name')).toBe('Please provide valid name'));
  button.focus();
  fireEvent.click(button);
  await waitFor(async () => expect(document.activeElement).toBe(await control('name')));
  expect(seen.mock.contexts[0]).toBe(document.querySelector('[data-field=name]'));
  expect(submit).not.toHaveBeenCalled();
});

test('a control scrolls clear of the footer when its user types', async () => {
  await show(async () => {});
  const name = await control('name');
  fireEvent.input(name, { target: { value: 'N' } });
  expect(seen.mock.contexts).toEqual([name]);
});

test('a check box group that the server rejects gets focus on its first box', async () => {
  const button = await show(() => Promise.reject(refusal({ message: 'Choose one', field: 'methods' })));
  await type('name', 'Nile');
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox')));
});

test("an error without a field puts the focus on the form's message", async () => {
  const button = await show(() => Promise.reject(refusal({ message: 'This role does not exist' })));
  await type('name', 'Nile');
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('This role does not exist'));
});

test("the server's message at a field lasts until the field changes, and does not block the next submission", async () => {
  const submit = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(
      refusal({ message: 'Taken', field: 'name' }, { message: 'Choose one', field: 'methods' }),
    )
    .mockResolvedValue();
  const button = await show(submit);
  await type('name', 'Nile');
  fireEvent.click(button);
  await waitFor(() => expect(problemOf('name')).toBe('Taken'));
  expect(screen.getByText('Choose one')).toBeTruthy();
  await type('name', 'Nile Books');
  expect(problemOf('name')).toBeUndefined();
  expect(screen.getByText('Choose one')).toBeTruthy();
  fireEvent.click(button);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
});
