import { act, fireEvent, screen, waitFor } from '@testing-library/react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Waits for the form and returns a field's control. */
export const control = (name: string): Promise<Control> =>
  waitFor(() => {
    const found = document.querySelector<Control>(`[data-part=form] [name="${name}"]`);
    if (!found) throw new Error(`The form has no ${name}`);
    return found;
  });

/** Returns a field's error message, found through `aria-describedby` as a screen reader does. */
export function problemOf(name: string): string | undefined {
  const found = document.querySelector(`[name="${name}"][aria-invalid=true]`);
  const described = found?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return described
    .map((id) => document.getElementById(id))
    .find((one) => one?.getAttribute('role') === 'alert')
    ?.textContent?.trim();
}

/** Types a text, selects an option, or chooses a record by its name in a picker; '' clears the field. */
export async function type(name: string, value: string): Promise<void> {
  const field = await control(name);
  if (field.getAttribute('role') === 'combobox') await pick(field, value);
  else fireEvent.change(field, { target: { value } });
}

/** Types into a picker and chooses the record with that name; an empty text clears the picker. */
export async function pick(input: HTMLElement, name: string): Promise<void> {
  await act(async () => input.focus());
  await act(async () => fireEvent.change(input, { target: { value: name } }));
  if (name === '') await act(async () => fireEvent.blur(input));
  else {
    const option = await screen.findByRole('option', { name: new RegExp(`^${name}`) });
    await act(async () => fireEvent.click(option));
  }
}

/** Returns the button of a list's record filter, by its label. */
export const filterButton = (label: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll<HTMLButtonElement>('button[aria-haspopup=dialog]')].find((button) =>
    button.textContent?.startsWith(`${label} `),
  );

/** Waits for a record filter and opens it. */
export async function openFilter(label: string): Promise<HTMLButtonElement> {
  const button = await waitFor(() => {
    const found = filterButton(label);
    if (!found) throw new Error(`There is no filter ${label}`);
    return found;
  });
  fireEvent.click(button);
  return button;
}

/** Opens a list's record filter and chooses the record with that name. */
export async function filterBy(label: string, name: string): Promise<void> {
  await openFilter(label);
  await pick(await screen.findByRole('combobox', { name: label }), name);
}

export async function leave(name: string): Promise<void> {
  const field = await control(name);
  fireEvent.focus(field);
  fireEvent.blur(field);
}

/** Submits the form on the page. */
export function save(): void {
  const form = document.querySelector('form[data-part=form]');
  if (!form) throw new Error('There is no form');
  fireEvent.submit(form);
}
