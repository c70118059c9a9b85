import type { Message } from '../../i18n/message.ts';

/** The contents of a modal dialog. */
export type Dialog = {
  readonly title: string;
  readonly text?: Message;
  /** Details below the text, for example a reason. */
  readonly detail?: Message;
  /** Label of the confirming button. Default: 'OK'. */
  readonly action?: string;
  readonly cancel?: string;
  readonly tone?: 'danger';
  /** Adds a text field that must be filled in to confirm. */
  readonly reason?: { readonly label: string };
};

export type OpenDialog = Dialog & {
  readonly kind: 'confirm' | 'alert' | 'info';
  readonly answer: (reason: string | undefined) => void;
};

let open: OpenDialog | undefined;
const waiting: OpenDialog[] = [];
const listeners = new Set<() => void>();

function show(next: OpenDialog | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}

function push(kind: OpenDialog['kind'], dialog: Dialog, signal?: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    const made: OpenDialog = {
      ...dialog,
      kind,
      answer: (reason) => {
        const queued = waiting.indexOf(made);
        if (queued >= 0) waiting.splice(queued, 1);
        else if (open === made) show(waiting.shift());
        resolve(reason);
      },
    };
    if (open) waiting.push(made);
    else show(made);
    signal?.addEventListener('abort', () => made.answer(undefined), { once: true });
  });
}

/** Opens dialogs from anywhere in the app. Each promise resolves when its dialog closes. */
export const dialogs = {
  /** Asks for confirmation; resolves to whether the user confirmed. */
  confirm: async (dialog: Dialog): Promise<boolean> => (await push('confirm', dialog)) !== undefined,
  /** Asks for a reason; resolves to undefined when the user cancels. */
  reason: (dialog: Dialog): Promise<string | undefined> => push('confirm', dialog),
  /** Shows a message. Aborting `signal` closes it, for example when its page is left. */
  alert: (dialog: Dialog, signal?: AbortSignal): Promise<string | undefined> => push('alert', dialog, signal),
  /** Like `alert`, but neither Escape nor a click outside closes it. */
  info: (dialog: Dialog): Promise<string | undefined> => push('info', dialog),
  current: (): OpenDialog | undefined => open,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
