import {
  type Caller,
  isPlatformOwner,
  menuEntryOf,
  type OperationId,
  type PermissionFlag,
  permissionRuleOf,
} from '@daftar/domain';
import { type CreationPath, canAccountCreate, creationFlag, creationName } from './creations.ts';
import { isInPart } from './return-path.ts';

/** A page that the user was redirected from and the permission it needs; without `flag` it is for the provider only. */
export type RedirectReason = {
  readonly page: string;
  readonly flag?: PermissionFlag;
  /** The role that the user viewed as, if any. */
  readonly role?: string | undefined;
};

declare module '@tanstack/react-router' {
  // Kept in the history state of the redirect's target, because preloading a page must not show the notice.
  interface HistoryState {
    redirectReason?: RedirectReason;
  }
}

/** Describes the redirect from a creation page. */
export function redirectReasonForCreation(path: CreationPath, caller: Caller): RedirectReason {
  const page = creationName(path);
  return canAccountCreate(caller, path) ? { page, flag: creationFlag(path) } : { page };
}

/** Describes the redirect from a page that needs an API operation. */
export function redirectReasonForCall(page: string, operation: OperationId, caller: Caller): RedirectReason {
  const { group, flag, scope } = permissionRuleOf(operation) ?? {};
  if (!group || !flag || (scope === 'owner' && !isPlatformOwner(caller))) return { page };
  return { page, flag: `${group}.${flag}` as PermissionFlag };
}

/** Describes the redirect from a page of a menu's area; undefined if there is none or it needs no permission. */
export function redirectReasonForArea(path: string, caller: Caller): RedirectReason | undefined {
  const entry = menuEntryOf(({ path: to }) => to !== undefined && isInPart(path, to));
  if (!entry) return undefined;
  const page = entry.label;
  if (entry.ownerOnly && !isPlatformOwner(caller)) return { page };
  return entry.flag && { page, flag: entry.flag };
}
