import { expect, test } from 'vitest';
import { asWritten } from '../../../i18n/shown.ts';
import { clearToasts, toast, toasts } from './toasts.ts';

test('toasts wait until the toaster takes them, and can be cleared together', () => {
  const undo = { label: 'Undo', run: () => undefined } as const;
  toast('Invalid username or password', 'negative');
  toast(asWritten('Saved.'), 'positive', undo);
  expect(toasts.state.waiting).toEqual([
    { text: 'Invalid username or password', tone: 'negative' },
    { text: 'Saved.', tone: 'positive', action: undo },
  ]);
  clearToasts();
  expect(toasts.state.waiting).toEqual([]);
});
