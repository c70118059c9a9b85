import { holds } from '@daftar/domain';
import type { UserCaller } from '../../access/caller.ts';
import type { Permissions } from '../../db/tables.ts';
import { forbidden } from '../../problems.ts';

/** The first flag of a role that the caller's own role lacks. */
function lacking(caller: UserCaller, permissions: Permissions): string | undefined {
  for (const [group, flags] of Object.entries(permissions))
    for (const flag of Object.keys(flags ?? {}))
      if (holds(permissions, group, flag) && !holds(caller.permissions, group, flag))
        return `${group}.${flag}`;
  return undefined;
}

/** Nobody grants a flag that they lack, and nobody changes who or what is permitted more than they are. */
export function assertNoMore(caller: UserCaller, permissions: Permissions): void {
  const flag = lacking(caller, permissions);
  if (flag) throw forbidden(`Your own role does not permit ${flag}`);
}
