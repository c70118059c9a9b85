import type { Insertable, Selectable } from 'kysely';
import type { Answer } from '../../contract/operation-types.ts';
import type { Permissions, RoleTable } from '../../db/tables.ts';
import { createdDate } from '../../records/account-fields.ts';
import { columnMap } from '../../records/column-map.ts';

export type RoleRow = Selectable<RoleTable>;

/** The columns that lists select. */
export type RoleListRow = Omit<RoleRow, 'version'>;

export interface RoleForm {
  name: string;
  description?: string | undefined;
  permissions: Permissions;
}

type Columns = Omit<Insertable<RoleTable>, 'id' | 'user_type_id' | 'created_at' | 'modified_at'>;

export const roleFields = columnMap<Answer<'addRole'>, RoleListRow, RoleForm, Columns>('roles', {
  _id: { column: 'id', exported: true },
  name: { column: 'name', write: ({ name }) => ({ name: name.trim() }), exported: true },
  description: {
    column: 'description',
    read: (text) => text ?? '',
    write: ({ description }) => ({ description: description?.trim() || null }),
    exported: true,
  },
  userTypeId: { column: 'user_type_id', exported: true },
  permissions: {
    column: 'permissions',
    write: ({ permissions }) => ({ permissions: JSON.stringify(permissions) }),
    // The export names the flags that the role grants.
    exported: ['granted'],
  },
  createdDate,
  modifiedDate: { column: 'modified_at', read: (at) => at.toISOString(), exported: true },
});
