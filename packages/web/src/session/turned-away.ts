import {
  type Caller,
  isPlatformOwner,
  menuEntryOf,
  type OperationId,
  type PermissionFlag,
  permissionRuleOf,
} from '@daftar/domain';
import { type CreationPath, creationFlag, creationName, isTheirs } from './creations.ts';
import { isInPart } from './wanted-path.ts';

/** The page that somebody was led away from and the flag that it asks for; without one it is the provider's alone. */
export type TurnedAway = {
  readonly page: string;
  readonly flag?: PermissionFlag;
  /** The role through whose eyes they looked: others may open the page. */
  readonly role?: string | undefined;
};

declare module '@tanstack/react-router' {
  // Told with the address that one is led to: loading a page ahead tells nothing.
  interface HistoryState {
    turnedAway?: TurnedAway;
  }
}

/** From a page that makes a record. */
export function awayFromCreation(path: CreationPath, caller: Caller): TurnedAway {
  const page = creationName(path);
  return isTheirs(caller, path) ? { page, flag: creationFlag(path) } : { page };
}

/** From a page that does what an operation does. */
export function awayFromCall(page: string, operation: OperationId, caller: Caller): TurnedAway {
  const { group, flag, scope } = permissionRuleOf(operation) ?? {};
  if (!group || !flag || (scope === 'owner' && !isPlatformOwner(caller))) return { page };
  return { page, flag: `${group}.${flag}` as PermissionFlag };
}

/** From a part of the app that a menu leads to; undefined where there is no such part, or nothing to ask for. */
export function awayFromPart(path: string, caller: Caller): TurnedAway | undefined {
  const entry = menuEntryOf(({ path: to }) => to !== undefined && isInPart(path, to));
  if (!entry) return undefined;
  const page = entry.label;
  if (entry.ownerOnly && !isPlatformOwner(caller)) return { page };
  return entry.flag && { page, flag: entry.flag };
}
