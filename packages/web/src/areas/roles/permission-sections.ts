import {
  hasFlag,
  ownerOnlyGroups,
  type PermissionFlag,
  type Permissions,
  permissionFlags,
} from '@daftar/domain';

export type Switch = { readonly flag: string; readonly label: string; readonly lacking: boolean };
export type Section = { readonly group: string; readonly label: string; readonly flags: readonly Switch[] };

const ownerOnly: ReadonlySet<string> = new Set(ownerOnlyGroups);
const titles: Readonly<Record<string, string>> = {
  MerchentManagement: 'Merchant Management',
  CallCenter: 'Callcenter',
};

/** 'activateDeactivateAccounts' as 'Activate deactivate accounts', 'LoanRequest' as 'Loan Request'. */
export function wordsOf(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2');
  if (/^[A-Z]/.test(name)) return spaced;
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

/** The sections that a caller sees, each flag with whether the caller lacks it: nobody grants what they lack. */
export function permissionSections(own: Permissions, platformOwner: boolean): readonly Section[] {
  return Object.entries(permissionFlags)
    .filter(([group]) => platformOwner || !ownerOnly.has(group))
    .map(([group, flags]) => ({
      group,
      label: titles[group] ?? wordsOf(group),
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
