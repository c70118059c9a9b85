import type { Permissions } from '@daftar/domain';
import { Store } from '@tanstack/react-store';

/** A role as which a user of the platform owner views the product. */
export type ViewAs = {
  readonly roleName: string;
  /** The account that the role belongs to: the platform owner's name, or a merchant's or carrier's id. */
  readonly userTypeId: string;
  readonly permissions: Permissions;
};

const key = 'daftar.view-as';

function isViewAs(kept: unknown): kept is ViewAs {
  const { roleName, userTypeId, permissions } = Object(kept);
  return (
    typeof roleName === 'string' &&
    typeof userTypeId === 'string' &&
    typeof permissions === 'object' &&
    permissions !== null
  );
}

function read(): ViewAs | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isViewAs(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const store = new Store(read());

function set(next: ViewAs | undefined): void {
  if (next) sessionStorage.setItem(key, JSON.stringify(next));
  else sessionStorage.removeItem(key);
  store.setState(() => next);
}

/** The role that this tab views as, if any. It survives a reload and ends at logout. */
export const viewAsStore = {
  store,
  current: (): ViewAs | undefined => store.state,
  start: (role: ViewAs): void => set(role),
  stop: (): void => set(undefined),
};

/** Returns the permissions that both the user and the role have: viewing as a role must never grant more. */
export function narrowed(own: Permissions, role: Permissions): Permissions {
  const both = (group: string, flags: object) =>
    Object.entries(flags).map(([flag, on]) => [
      flag,
      on === true && Object.hasOwn(own, group) && own[group]?.[flag] === true,
    ]);
  return Object.fromEntries(
    Object.entries(role).map(([group, flags]) => [group, Object.fromEntries(both(group, flags ?? {}))]),
  );
}
