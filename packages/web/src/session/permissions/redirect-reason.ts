import { type Caller, hasFlag, isPlatformOwner } from '@daftar/domain';
import { entryAt } from './menu.ts';
import type { Refusal } from './refusal-of.ts';

/** A page from which the user was redirected, and the permission it needs; without `flag` it is for the platform owner only. */
export type RedirectReason = Refusal & {
  readonly page: string;
  /** The role that the user viewed as, if any. */
  readonly role?: string | undefined;
};

declare module '@tanstack/react-router' {
  // Kept in the history state of the redirect's target, because preloading a page must not show the notice.
  interface HistoryState {
    redirectReason?: RedirectReason;
  }
}

/**
 * Returns why the caller may not open a page of a menu's area; undefined if they may. A form that creates a record needs another
 * permission, which its route checks.
 */
export function redirectReasonForArea(path: string, caller: Caller): RedirectReason | undefined {
  const entry = entryAt(path);
  if (!entry || path.endsWith('/form/new')) return undefined;
  const page = entry.label;
  if (entry.ownerOnly && !isPlatformOwner(caller)) return { page };
  const { flag } = entry;
  return flag && !hasFlag(caller.permissions, flag) ? { page, flag } : undefined;
}
