import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Returns the confirmation or notice on top; the palette and the menu sheet are dialogs, too. */
export const shownDialog = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-dialog][data-state=open]');

/** Waits for a notice (`dialog`) or a confirmation (`alertdialog`) and returns it. */
export const opened = (kind: 'dialog' | 'alertdialog'): Promise<HTMLElement> =>
  waitFor(() => {
    const dialog = shownDialog();
    if (dialog?.getAttribute('role') !== kind) throw new Error(`No ${kind} is shown`);
    return dialog;
  });

export const closed = (): Promise<void> => waitFor(() => expect(shownDialog()).toBeNull());

export const titleOf = (dialog: HTMLElement): string | null =>
  within(dialog).getByRole('heading', { hidden: true }).textContent;

export function confirm(dialog: HTMLElement): void {
  fireEvent.submit(dialog.querySelector('form') ?? dialog);
}
