import { createStore } from '@tanstack/react-store';
import type { Message } from '../../../i18n/message.ts';
import type { Text } from '../../../i18n/text.ts';

/** A button in a toast. The label is English; the toast translates it. */
export type ToastAction = { readonly label: Text; readonly run: () => void };

export type Toast = {
  readonly text: Message;
  readonly tone: 'positive' | 'negative';
  readonly action?: ToastAction;
};

type Toasts = {
  /** Toasts that wait until the module of Chakra's toaster has loaded. */
  readonly waiting: readonly Toast[];
  /** Increases when all toasts must disappear. */
  readonly cleared: number;
};

export const toasts = createStore<Toasts>({ waiting: [], cleared: 0 });

/** Shows a short message for five seconds. */
export function toast(text: Message, tone: Toast['tone'] = 'positive', action?: ToastAction): void {
  const next = { text, tone, ...(action && { action }) };
  toasts.setState(({ waiting, cleared }) => ({ waiting: [...waiting, next], cleared }));
}

/** Removes all toasts, for example when the user tries again. */
export function clearToasts(): void {
  toasts.setState(({ cleared }) => ({ waiting: [], cleared: cleared + 1 }));
}
