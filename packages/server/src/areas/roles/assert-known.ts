import { maskCardNumbers, permissionFlags } from '@daftar/domain';
import { cutText } from '../../basics/cut-text.ts';
import { invalid } from '../../basics/problems.ts';
import type { Permissions } from '../../db/tables.ts';

const LONGEST_NAME = 100;

const isGroup = (group: string): group is keyof typeof permissionFlags =>
  Object.hasOwn(permissionFlags, group);

/** Throws 400 if a new role has a permission group or flag that does not exist: its author would believe that it is granted. */
export function assertKnown(sent: Permissions): void {
  for (const [group, flags] of Object.entries(sent)) {
    if (!isGroup(group)) throw unknown(group);
    const known: readonly string[] = permissionFlags[group];
    const other = Object.keys(flags ?? {}).find((flag) => !known.includes(flag));
    if (other !== undefined) throw unknown(`${group}.${other}`);
  }
}

/** The name is the caller's own text, which may be a card number. */
function unknown(name: string) {
  const field = cutText(maskCardNumbers(`permissions.${name}`), LONGEST_NAME);
  return invalid('request.unknownField', { field }, field);
}
