import { maskCardNumbers, permissionFlags } from '@daftar/domain';
import { cutText } from '../../basics/cut-text.ts';
import { invalid } from '../../basics/problems.ts';
import type { Permissions } from '../../db/tables.ts';

const LONGEST_NAME = 100;

const isKnown = (group: string, flag: string): boolean =>
  Object.hasOwn(permissionFlags, group) &&
  permissionFlags[group as keyof typeof permissionFlags].some((one) => one === flag);

/**
 * Throws 400 for a permission group or flag that does not exist, unless the stored role has it: an edited role keeps flags of
 * other versions.
 */
export function assertKnown(sent: Permissions, stored: Permissions = {}): void {
  for (const [group, flags] of Object.entries(sent)) {
    if (!Object.hasOwn(permissionFlags, group) && !Object.hasOwn(stored, group)) throw unknown(group);
    for (const flag of Object.keys(flags ?? {}))
      if (!isKnown(group, flag) && !Object.hasOwn(stored[group] ?? {}, flag))
        throw unknown(`${group}.${flag}`);
  }
}

/** The name is the caller's own text, which may be a card number. */
function unknown(name: string) {
  const field = cutText(maskCardNumbers(`permissions.${name}`), LONGEST_NAME);
  return invalid('request.unknownField', { field }, field);
}
