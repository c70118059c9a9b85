import {
  hasFlag,
  ownerOnlyGroups,
  type PermissionFlag,
  type Permissions,
  permissionFlags,
} from '@daftar/domain';
import { groupWords, wordsOf } from '../../i18n/permission-words.ts';

export type Switch = { readonly flag: string; readonly label: string; readonly lacking: boolean };
export type Section = { readonly group: string; readonly label: string; readonly flags: readonly Switch[] };

const ownerOnly: ReadonlySet<string> = new Set(ownerOnlyGroups);

/** The sections that a caller sees, each flag with whether the caller lacks it: nobody grants what they lack. */
export function permissionSections(own: Permissions, platformOwner: boolean): readonly Section[] {
  return Object.entries(permissionFlags)
    .filter(([group]) => platformOwner || !ownerOnly.has(group))
    .map(([group, flags]) => ({
      group,
      label: groupWords(group),
      flags: flags.map((flag) => ({
        flag,
        label: wordsOf(flag),
        lacking: !hasFlag(own, `${group}.${flag}` as PermissionFlag),
      })),
    }));
}

type Held = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

/** The permissions with some flags of a group set; everything else, known or not, stays as it is. */
export function withFlags(held: Held, group: string, flags: readonly string[], on: boolean) {
  const set = Object.fromEntries(flags.map((flag) => [flag, on]));
  return { ...held, [group]: { ...held[group], ...set } };
}
