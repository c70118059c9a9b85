import { ACCOUNT_NAME } from '../access/person.ts';
import type { Answer, Body } from '../contract/operation-types.ts';
import type { Fields } from './column-map.ts';

/** Columns of a user that both profiles and user lists show. In SQL, the user is `u` (`USERS`). */
export interface PersonFieldsRow {
  id: string;
  name: string;
  user_name: string;
  email: string;
  user_type: 'Admin' | 'Operator' | 'Merchant';
  user_type_id: string;
  account_name: string;
}

type Form = Pick<Body<'editProfile'>, 'name' | 'email'>;
type Wire = Omit<Answer<'editProfile'>, 'createdDate'>;

/** The fields that profiles and users share. */
export const personFields = {
  _id: { column: 'id', exported: true },
  name: { column: 'name', write: ({ name }: Form) => ({ name: name.trim() }), exported: true },
  userName: { column: 'user_name', exported: true },
  email: { column: 'email', write: 'given', exported: true },
  userType: { column: 'user_type', exported: true },
  userTypeId: { column: 'user_type_id' },
  userTypeName: { column: 'account_name', sql: ACCOUNT_NAME, exported: true },
} as const satisfies Fields<Wire, PersonFieldsRow, Form, unknown>;
