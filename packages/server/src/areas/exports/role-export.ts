import { holds } from '@daftar/domain';
import { shownAccount, withAccount } from '../../access/owner.ts';
import type { Permissions } from '../../db/tables.ts';
import { accountNamed } from '../../records/account-named.ts';
import { homeZone } from '../../records/business-zone.ts';
import { type RoleListRow, roleConditions, roleFields, roleList } from '../roles/public.ts';
import type { ExportList } from './export-list.ts';
import { listQuery } from './list-query.ts';

/** Returns the role's permissions as one cell, separated by commas. */
const grantedBy = (permissions: Permissions): string =>
  Object.entries(permissions)
    .flatMap(([group, flags]) =>
      Object.keys(flags)
        .filter((flag) => holds(permissions, group, flag))
        .map((flag) => `${group}.${flag}`),
    )
    .join(', ');

export const roleExport: ExportList = {
  readBy: 'listRoles',
  columns: roleFields.exported,
  assert: async ({ db, gateway }, caller, filters) => {
    const { userTypeId } = withAccount(gateway.owner, filters);
    if (userTypeId !== undefined) await accountNamed(db, gateway, caller, String(userTypeId));
  },
  query: (gateway, caller, filters) =>
    listQuery(
      homeZone(gateway, caller),
      roleList,
      roleConditions(caller, withAccount(gateway.owner, filters)),
      filters,
      (row: RoleListRow) => ({
        ...roleFields.wire(row),
        userTypeId: shownAccount(gateway.owner, row.user_type_id),
        granted: grantedBy(row.permissions),
      }),
    ),
};
