import type { OperationId, PermissionFlag } from '@daftar/domain';
import { createContext, useContext } from 'react';
import type { Message } from '../../i18n/message.ts';
import type { Shown } from '../../i18n/shown.ts';

/** A link to the result of a background task; `download` is the file name. */
export type WorkLink = { readonly href: string; readonly download?: string };

/** Callbacks with which a background task reports its progress and end. */
export type WorkReport = {
  /** Reports the finished part of the task, from 0 to 1. */
  readonly progress: (part: number) => void;
  readonly done: (link?: WorkLink, note?: Shown) => void;
  readonly failed: (failure: Message) => void;
};

/** Shows a background task to the user; `stop` stops the task. */
export type StartWork = (title: Shown, stop?: () => void) => WorkReport;

/** What the kit needs to know about the signed-in user. The server enforces the permissions. */
export type HostUser = {
  /** Returns why the user may not call an operation, in their language; undefined when they may. */
  readonly refusalOf: (need: OperationId | PermissionFlag) => Shown | undefined;
  /** Id of the user's account. The user can share views with the roles of this account. */
  readonly userTypeId: string | undefined;
  /** Whether the server runs in sandbox mode. */
  readonly sandbox: boolean;
};

/** What the app provides to the kit. */
export type Host = {
  readonly useUser: () => HostUser;
  /** Tells whether the user views the app as another role, which makes the app read-only. */
  readonly useViewing: () => boolean;
  readonly startWork: StartWork;
  /** Returns the name of the signed-in user. Recent choices are stored separately for each user. */
  readonly username: () => string;
  /** Tells whether the app itself is leaving the page, so that forms do not ask about unsaved values. */
  readonly isLeaving: () => boolean;
};

/**
 * The host without an app, for example in the test of one component: everything is permitted, and background tasks are not shown.
 */
const alone: Host = {
  useUser: () => ({ refusalOf: () => undefined, userTypeId: '', sandbox: false }),
  useViewing: () => false,
  startWork: () => ({ progress: () => undefined, done: () => undefined, failed: () => undefined }),
  username: () => '',
  isLeaving: () => false,
};

export const HostContext = createContext(alone);

/** Returns what the app provides to the kit. */
export const useHost = (): Host => useContext(HostContext);
