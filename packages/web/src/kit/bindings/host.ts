import type { OperationId, PermissionFlag } from '@daftar/domain';
import { createContext, useContext } from 'react';
import type { Message } from '../../i18n/message.ts';
import type { Shown } from '../../i18n/shown.ts';

/** The URL of a background task's result; `download` is the file name. */
export type WorkLink = { readonly href: string; readonly download?: string };

/** Callbacks with which a background task reports its progress and end. */
export type WorkReport = {
  /** From 0 to 1. */
  readonly progress: (part: number) => void;
  readonly done: (link?: WorkLink, note?: Shown) => void;
  readonly failed: (failure: Message) => void;
};

/** Shows a background task to the user; `stop` stops the task. */
export type StartWork = (title: Shown, stop?: () => void) => WorkReport;

/** What the kit needs to know of the signed-in user. The server enforces the permissions. */
export type HostUser = {
  /** Returns why the user may not call an operation, in their language; undefined when they may. */
  readonly refusalOf: (need: OperationId | PermissionFlag) => Shown | undefined;
  /** The account of the user, to which the roles belong that they share views with. */
  readonly userTypeId: string | undefined;
  /** Whether the server runs in sandbox mode. */
  readonly sandbox: boolean;
};

/** What the kit asks of the app around it. */
export type Host = {
  readonly useUser: () => HostUser;
  /** Returns whether changes are refused, because the user views as another role. */
  readonly useViewing: () => boolean;
  readonly startWork: StartWork;
  /** Returns the name of the signed-in user, whose recent choices are kept apart. */
  readonly username: () => string;
  /** Returns whether the page is leaving on purpose, so that no form asks about unsaved values. */
  readonly isLeaving: () => boolean;
};

/** Without an app around it, for example in a test of one part, nothing is refused and nobody sees background tasks. */
const alone: Host = {
  useUser: () => ({ refusalOf: () => undefined, userTypeId: '', sandbox: false }),
  useViewing: () => false,
  startWork: () => ({ progress: () => undefined, done: () => undefined, failed: () => undefined }),
  username: () => '',
  isLeaving: () => false,
};

export const HostContext = createContext(alone);

/** Returns what the app around the kit offers. */
export const useHost = (): Host => useContext(HostContext);
