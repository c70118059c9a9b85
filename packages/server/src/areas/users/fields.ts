import type { Updateable } from 'kysely';
import { ACCOUNT_NAME } from '../../access/person.ts';
import type { Answer, Body } from '../../contract/operation-types.ts';
import type { UserTable } from '../../db/tables.ts';
import { createdDate } from '../../records/account-fields.ts';
import { columnMap } from '../../records/column-map.ts';

export interface UserRow {
  id: string;
  name: string;
  user_name: string;
  email: string;
  user_type: 'Admin' | 'Operator' | 'Merchant';
  user_type_id: string;
  account_name: string;
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
    _id: { column: 'id', exported: true },
    name: { column: 'name', write: ({ name }) => ({ name: name.trim() }), exported: true },
    userName: { column: 'user_name', exported: true },
    email: { column: 'email', write: 'given', exported: true },
    userType: { column: 'user_type', exported: true },
    userTypeId: { column: 'user_type_id' },
    userTypeName: { column: 'account_name', sql: ACCOUNT_NAME, exported: true },
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
