import {
  hasFlag,
  ownerOnlyGroups,
  type PermissionFlag,
  type Permissions,
  permissionFlags,
} from '@daftar/domain';
import { groupWords, wordsOf } from '../../i18n/permission-words.ts';

export type FlagOption = { readonly flag: string; readonly label: string; readonly callerLacks: boolean };
export type Section = {
  readonly group: string;
  readonly label: string;
  readonly flags: readonly FlagOption[];
};

const ownerOnly: ReadonlySet<string> = new Set(ownerOnlyGroups);

/**
 * Returns the permission groups that the caller may see. Marks the flags that the caller's own role lacks: the server
 * refuses to grant them.
 */
export function permissionSections(
  callerPermissions: Permissions,
  platformOwner: boolean,
): readonly Section[] {
  return Object.entries(permissionFlags)
    .filter(([group]) => platformOwner || !ownerOnly.has(group))
    .map(([group, flags]) => ({
      group,
      label: groupWords(group),
      flags: flags.map((flag) => ({
        flag,
        label: wordsOf(flag),
        callerLacks: !hasFlag(callerPermissions, `${group}.${flag}` as PermissionFlag),
      })),
    }));
}

type PermissionValues = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

/** Returns the permissions with the given flags of one group set. Keeps all other flags, unknown ones included. */
export function withFlags(
  permissions: PermissionValues,
  group: string,
  flags: readonly string[],
  on: boolean,
) {
  const set = Object.fromEntries(flags.map((flag) => [flag, on]));
  return { ...permissions, [group]: { ...permissions[group], ...set } };
}
