import type pg from 'pg';
import type { UserCaller } from '../../access/caller.ts';
import { PERSON_COLUMNS, type PersonRow, personOf, USERS } from '../../access/person.ts';
import type { Gateway } from '../../gateway.ts';

/** Returns the user of an export with the current role; undefined when user or account is inactive. */
export async function callerOf(
  { settings }: Gateway,
  client: pg.PoolClient,
  userId: string,
): Promise<UserCaller | undefined> {
  const { rows } = await client.query<PersonRow>(
    `select ${PERSON_COLUMNS} from ${USERS}
    where u.id = $1 and u.status = 'Active' and coalesce(m.status, c.status, 'Active') = 'Active'`,
    [userId],
  );
  const [row] = rows;
  return row && personOf(row, settings.providerName, '');
}
