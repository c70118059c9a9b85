import { permissionsOf } from '../../src/access/permissions.ts';
import { createRole } from '../../src/areas/roles/create.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import type { Cast } from './sample-request.ts';
import { accountIn, newUser, SETUP, unique } from './world.ts';

/** Creates a role with one permission, which the caller may change, delete or assign. */
export const newRole = ({ gateway }: Pick<Cast, 'gateway'>, userTypeId: string, name = unique('Role')) =>
  inTransaction(gateway.db, (trx) =>
    createRole(
      trx,
      SETUP,
      { name, userTypeId: accountIn(gateway, userTypeId).id, permissions: permissionsOf('Services.viewAll') },
      gateway.now(),
    ),
  );

/** Creates a user with one permission. */
export async function newColleague(cast: Cast, userTypeId: string): Promise<{ id: string }> {
  const { userName } = await newUser(
    cast,
    unique('colleague').replace(' ', '-'),
    userTypeId,
    permissionsOf('Services.viewAll'),
  );
  return cast.gateway.db
    .selectFrom('users')
    .select('id')
    .where('user_name', '=', userName)
    .executeTakeFirstOrThrow();
}

/** Returns the account of the user with this user name. */
export const accountOf = async ({ gateway }: Cast, userName: string): Promise<string | null | undefined> =>
  (
    await gateway.db
      .selectFrom('users')
      .select(['user_type_id'])
      .where('user_name', '=', userName)
      .executeTakeFirst()
  )?.user_type_id;
