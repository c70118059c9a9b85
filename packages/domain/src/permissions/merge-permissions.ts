import { permissionFlags } from '../generated/permissions.ts';
import type { Permissions } from './caller.ts';
import { holds } from './has-flag.ts';

/** Returns the permissions to store for an edited role: known flags as edited, unknown flags unchanged. */
export function mergePermissions(stored: Permissions, edited: Permissions): Permissions {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const [group, flags] of Object.entries(stored)) define(merged, group, { ...flags });
  for (const [group, flags] of Object.entries(permissionFlags)) {
    const known = Object.fromEntries(flags.map((flag) => [flag, holds(edited, group, flag)]));
    define(merged, group, { ...(Object.hasOwn(merged, group) ? merged[group] : {}), ...known });
  }
  return merged;
}

/** Sets an own property, even if its name is `__proto__`. */
function define(
  target: Record<string, Record<string, unknown>>,
  key: string,
  value: Record<string, unknown>,
): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
