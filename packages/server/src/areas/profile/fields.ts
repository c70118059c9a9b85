import type { Updateable } from 'kysely';
import type { Answer, Body } from '../../contract/operation-types.ts';
import type { UserTable } from '../../db/tables.ts';
import { createdDate } from '../../records/account-fields.ts';
import { columnMap } from '../../records/column-map.ts';
import { type PersonFieldsRow, personFields } from '../../records/person-fields.ts';

export interface ProfileRow extends PersonFieldsRow {
  created_at: Date;
  version: number;
}

export const profileFields = columnMap<
  Answer<'editProfile'>,
  ProfileRow,
  Pick<Body<'editProfile'>, 'name' | 'email'>,
  Pick<Updateable<UserTable>, 'name' | 'email'>
>('u', { ...personFields, createdDate }, ['u.version']);
