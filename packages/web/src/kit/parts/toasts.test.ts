import { expect, test } from 'vitest';
import { toast, toastStore } from './toasts.ts';

test('toasts can be dismissed one by one or cleared together', () => {
  toast('Invalid username or password', 'negative');
  toast('Saved.');
  const [first] = toastStore.current();
  toastStore.dismiss(first?.id ?? 0);
  expect(toastStore.current().map(({ text }) => text)).toEqual(['Saved.']);
  toastStore.clear();
  expect(toastStore.current()).toEqual([]);
});
