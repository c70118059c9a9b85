import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** The question or notice on top of the page; popovers and the menu's sheet are dialogs of their own. */
export const shownDialog = (): HTMLElement | null => document.querySelector<HTMLElement>('dialog.dialog');

/** Waits for the notice, or for the question, and answers with it. */
export const opened = (kind: 'dialog' | 'alertdialog'): Promise<HTMLElement> =>
  waitFor(() => {
    const dialog = shownDialog();
    if (dialog === null || (dialog.getAttribute('role') ?? 'dialog') !== kind)
      throw new Error(`No ${kind} is shown`);
    return dialog;
  });

export const closed = (): Promise<void> => waitFor(() => expect(shownDialog()).toBeNull());

/** The title of a dialog. */
export const titleOf = (dialog: HTMLElement): string | null =>
  within(dialog).getByRole('heading', { hidden: true }).textContent;

export function confirm(dialog: HTMLElement): void {
  fireEvent.submit(dialog.querySelector('form') ?? dialog);
}
