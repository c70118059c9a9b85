import { expect, test } from 'vitest';
import { toast, toastStore } from './toasts.ts';

test('toasts go one by one, or all at once when what they say is over', () => {
  toast('Invalid username or password', 'negative');
  toast('Saved.');
  const [first] = toastStore.current();
  toastStore.dismiss(first?.id ?? 0);
  expect(toastStore.current().map(({ text }) => text)).toEqual(['Saved.']);
  toastStore.clear();
  expect(toastStore.current()).toEqual([]);
});
