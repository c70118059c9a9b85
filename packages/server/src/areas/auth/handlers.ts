import { sql } from 'kysely';
import { asUser } from '../../access/caller.ts';
import { shownAccount } from '../../access/owner.ts';
import { USERS } from '../../access/person.ts';
import { newId } from '../../basics/ids.ts';
import { Problem, problemDetail } from '../../basics/problems.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { passwordMatches } from '../../security/passwords.ts';
import { signToken } from '../../security/tokens.ts';
import { knownPlace, placesOf, rememberPlaces } from './login-places.ts';
import { LoginThrottle } from './throttle.ts';

/**
 * The same error for an unknown user, a wrong password and an inactive user or account, so that the response does not reveal
 * which it was.
 */
const refused = () => new Problem(401, 'Login-Failed', [problemDetail('access.loginFailed')]);

interface LoginRow {
  id: string;
  password_hash: string;
  status: string;
  user_type_id: string;
  role_id: string | null;
  account_status: string | null;
}

async function findUser(gateway: Gateway, userName: string): Promise<LoginRow | undefined> {
  const { rows } = await sql<LoginRow>`
    select u.id, u.password_hash, u.status, u.user_type_id, u.role_id, coalesce(m.status, c.status) as account_status
    from ${sql.raw(USERS)} where u.user_name = ${userName}`.execute(gateway.db);
  return rows[0];
}

const isActive = (user: { status: string; account_status: string | null }) =>
  user.status === 'Active' && user.account_status !== 'Inactive';

/**
 * Creates a session if the user is still active and still has the same password, which may have changed while it was checked.
 * Locks the user, so that a concurrent change waits and then revokes this session. Returns whether it created the session.
 */
async function openSession(
  db: Db,
  { id: userId, password_hash }: { id: string; password_hash: string },
  { id, now, expiresAt }: { id: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into login_sessions (id, user_id, user_type_id, created_at, last_seen_at, expires_at)
    select ${id}, u.id, u.user_type_id, ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
    from users u where u.id = ${userId} and u.password_hash = ${password_hash} and u.status = 'Active'
    for share`.execute(db);
  return numAffectedRows === 1n;
}

/** Login and logout. */
export function authHandlers(gateway: Gateway): Handlers {
  const throttle = new LoginThrottle(gateway.pool);
  return {
    // Checking the password is slow, so no transaction is open meanwhile.
    ownTransactions: {
      login: async ({ db, body, now, request, reply }) => {
        const userName = body.userName.trim().toLowerCase();
        const places = placesOf(gateway, request.ip, request.headers.cookie);
        const known = await knownPlace(db, userName, places);
        const keys = LoginThrottle.keys(request.ip, userName, { known, device: places.device });
        await throttle.take(keys);
        const user = await findUser(gateway, userName);
        const matches = await passwordMatches(user?.password_hash, body.password);
        if (!user || !matches || !isActive(user)) throw refused();
        await throttle.succeed(keys);
        const expiresAt = new Date(now.getTime() + gateway.settings.tokenHours * 3_600_000);
        const id = newId('ses');
        if (!(await openSession(db, user, { id, now, expiresAt }))) throw refused();
        const cookie = await rememberPlaces(gateway, user.id, places, known === 'device');
        if (cookie !== undefined) reply.header('set-cookie', cookie);
        return signToken(
          gateway.keys.signing,
          user.id,
          { jti: id, userTypeId: shownAccount(gateway.owner, user.user_type_id), role: user.role_id },
          expiresAt,
          now,
        );
      },
    },
    writes: {
      logout: async ({ db, caller, now }) => {
        await db
          .updateTable('login_sessions')
          .set({ revoked_at: now })
          .where('id', '=', asUser(caller).loginSessionId)
          .execute();
        return undefined as never;
      },
    },
  };
}
