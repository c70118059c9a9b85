import { Store } from '@tanstack/react-store';
import type { Message } from '../../../i18n/message.ts';
import type { Text } from '../../../i18n/text.ts';

/** The contents of a modal dialog. */
export type Dialog = {
  readonly title: Message;
  readonly text?: Message;
  /** Details below the text, for example a reason. */
  readonly detail?: Message;
  /** Label of the confirming button. Default: 'OK'. */
  readonly action?: Message;
  readonly cancel?: Message;
  readonly tone?: 'danger';
  /** Whether the action can be undone afterwards. Then its button has the focus, so that Enter confirms; otherwise Cancel has it. */
  readonly undoable?: true;
  /** Adds a text field that must be filled in to confirm, unless it is optional. */
  readonly reason?: {
    readonly label: Text;
    /** Limits of its length. Default: 1 and 500. */
    readonly shortest?: number;
    readonly longest?: number;
    readonly optional?: true;
    /** Frequent reasons, each as a button that fills in the field. */
    readonly quick?: readonly Text[];
  };
  /** Adds a choice between a few options; its answer is the value of the chosen one. */
  readonly choice?: {
    readonly label: Text;
    readonly options: readonly DialogOption[];
    /** The value that is chosen at first. */
    readonly initial: string;
  };
};

export type DialogOption = {
  readonly value: string;
  readonly label: Text;
  /** What the option means, shown while it is chosen. */
  readonly meaning: Text;
};

export type OpenDialog = Dialog & {
  readonly kind: 'confirm' | 'alert' | 'info';
  readonly answer: (reason: string | undefined) => void;
};

/** The dialog to show, if any. */
export const openDialog = new Store<OpenDialog | undefined>(undefined);
const waiting: OpenDialog[] = [];

const show = (next: OpenDialog | undefined): void => openDialog.setState(() => next);

function push(kind: OpenDialog['kind'], dialog: Dialog, signal?: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    const made: OpenDialog = {
      ...dialog,
      kind,
      answer: (reason) => {
        const queued = waiting.indexOf(made);
        if (queued >= 0) waiting.splice(queued, 1);
        else if (openDialog.state === made) show(waiting.shift());
        resolve(reason);
      },
    };
    if (openDialog.state) waiting.push(made);
    else show(made);
    signal?.addEventListener('abort', () => made.answer(undefined), { once: true });
  });
}

/** Opens dialogs from anywhere in the app. Each promise resolves when its dialog closes. */
export const dialogs = {
  /** Asks for confirmation; resolves to whether the user confirmed. */
  confirm: async (dialog: Dialog): Promise<boolean> => (await push('confirm', dialog)) !== undefined,
  /** Like `confirm`, but resolves to the reason given, '' where the dialog asks for none; undefined when the user cancels. */
  reason: (dialog: Dialog): Promise<string | undefined> => push('confirm', dialog),
  /** Like `confirm`, but resolves to the value of the chosen option; undefined when the user cancels. */
  choose: (dialog: Dialog & Required<Pick<Dialog, 'choice'>>): Promise<string | undefined> =>
    push('confirm', dialog),
  /** Shows a message. Aborting `signal` closes it, for example when its page is left. */
  alert: (dialog: Dialog, signal?: AbortSignal): Promise<string | undefined> => push('alert', dialog, signal),
  /** Like `alert`, but neither Escape nor a click outside closes it. */
  info: (dialog: Dialog): Promise<string | undefined> => push('info', dialog),
};
