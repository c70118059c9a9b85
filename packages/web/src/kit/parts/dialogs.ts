/** One question or notice on top of the page. */
export type Dialog = {
  readonly title: string;
  readonly text?: string;
  /** Why, below the words. */
  readonly detail?: string;
  /** The confirming button; 'OK' when a notice has nothing to choose. */
  readonly action?: string;
  readonly cancel?: string;
  readonly tone?: 'danger';
  /** Asks for a text; confirming needs one. */
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

/** Dialogs from anywhere: each answers when it closes. */
export const dialogs = {
  /** Asks; tells whether the user confirmed. */
  confirm: async (dialog: Dialog): Promise<boolean> => (await push('confirm', dialog)) !== undefined,
  /** Asks for a reason; undefined when the user thought better of it. */
  reason: (dialog: Dialog): Promise<string | undefined> => push('confirm', dialog),
  /** Says something that needs reading; `signal` takes it back once it is about nothing any more. */
  alert: (dialog: Dialog, signal?: AbortSignal): Promise<string | undefined> => push('alert', dialog, signal),
  /** The same, and neither Escape nor a click beside it closes it. */
  info: (dialog: Dialog): Promise<string | undefined> => push('info', dialog),
  current: (): OpenDialog | undefined => open,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
