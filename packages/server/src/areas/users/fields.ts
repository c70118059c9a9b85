import type { Updateable } from 'kysely';
import type { Answer, Body } from '../../contract/operation-types.ts';
import type { UserTable } from '../../db/tables.ts';
import { createdDate } from '../../records/account-fields.ts';
import { columnMap } from '../../records/column-map.ts';
import { type PersonFieldsRow, personFields } from '../../records/person-fields.ts';

export interface UserRow extends PersonFieldsRow {
  role_id: string | null;
  role_name: string | null;
  status: 'Active' | 'Inactive';
  created_at: Date;
}

type UserForm = Pick<Body<'editUser'>, 'name' | 'email'>;
type Columns = Pick<Updateable<UserTable>, 'name' | 'email'>;

export const userFields = columnMap<Answer<'editUser'>, UserRow, UserForm, Columns>(
  'u',
  {
    ...personFields,
    role: {
      column: 'role_id',
      read: (id, row) => (id === null ? null : { _id: id, name: row.role_name ?? '' }),
      exported: ['role.name'],
    },
    status: { column: 'status', exported: true },
    createdDate,
  },
  ['r.name as role_name'],
);
