import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Returns the open modal dialog, if any; ignores popovers and the side menu. */
export const shownDialog = (): HTMLElement | null => document.querySelector<HTMLElement>('dialog.dialog');

/** Waits for an alert ('dialog') or a confirmation ('alertdialog') and returns it. */
export const opened = (kind: 'dialog' | 'alertdialog'): Promise<HTMLElement> =>
  waitFor(() => {
    const dialog = shownDialog();
    if (dialog === null || (dialog.getAttribute('role') ?? 'dialog') !== kind)
      throw new Error(`No ${kind} is shown`);
    return dialog;
  });

export const closed = (): Promise<void> => waitFor(() => expect(shownDialog()).toBeNull());

/** Returns the title of a dialog. */
export const titleOf = (dialog: HTMLElement): string | null =>
  within(dialog).getByRole('heading', { hidden: true }).textContent;

export function confirm(dialog: HTMLElement): void {
  fireEvent.submit(dialog.querySelector('form') ?? dialog);
}
