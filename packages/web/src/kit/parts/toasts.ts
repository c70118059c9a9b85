import type { Message } from '../../i18n/message.ts';

export type Toast = { readonly id: number; readonly text: Message; readonly tone: 'positive' | 'negative' };

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short message at the top of the page for five seconds. */
export function toast(text: Message, tone: Toast['tone'] = 'positive'): void {
  last += 1;
  set([...toasts.slice(-2), { id: last, text, tone }]);
}

export const toastStore = {
  current: (): readonly Toast[] => toasts,
  clear: (): void => set([]),
  dismiss: (id: number): void => set(toasts.filter((one) => one.id !== id)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
