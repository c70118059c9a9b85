import { fireEvent, waitFor } from '@testing-library/react';

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

export async function type(name: string, value: string): Promise<void> {
  fireEvent.change(await control(name), { target: { value } });
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
