import type { Owner } from '../access/owner.ts';
import { historyMessage } from '../audit/history-message.ts';
import { audit } from '../audit/record.ts';
import { randomText } from '../basics/ids.ts';
import { ConfigError } from '../config/read-config.ts';
import { type Db, inTransaction, type Trx } from '../db/transaction.ts';
import { hashPassword } from '../security/passwords.ts';
import type { Login } from './add-person.ts';
import { OWNER_NAME } from './owner-name.ts';
import { storedOwner } from './stored-owner.ts';

const PASSWORD_LENGTH = 16;

interface Reset {
  /** User name of one of the platform owner's users; by default `owner`. */
  userName?: string | undefined;
  now: Date;
}

/**
 * Gives the user `owner` (or another of the platform owner's users) a new random password, activates the user and ends the
 * user's sessions. Returns the login, which is shown only once. Throws `ConfigError` when the platform owner has no such user.
 */
export async function resetOwner(db: Db, { userName: asked = OWNER_NAME, now }: Reset): Promise<Login> {
  const userName = asked.trim().toLowerCase();
  const password = randomText(PASSWORD_LENGTH);
  const hash = await hashPassword(password);
  const owner = await storedOwner(db);
  await inTransaction(db, async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'name', 'status'])
      .where('user_name', '=', userName)
      .where('user_type_id', '=', owner.id)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw await nobody(trx, owner, userName);
    await trx
      .updateTable('users')
      .set({ password_hash: hash, status: 'Active', updated_at: now })
      .where('id', '=', user.id)
      .execute();
    await trx
      .updateTable('login_sessions')
      .set({ revoked_at: now })
      .where('user_id', '=', user.id)
      .where('revoked_at', 'is', null)
      .execute();
    await audit(trx, {
      userTypeId: owner.id,
      actor: { id: 'reset-owner', name: 'Command line' },
      action: 'resetPassword',
      kind: 'user',
      recordId: user.id,
      ...historyMessage('history.passwordReset'),
      before: { status: user.status },
      after: { status: 'Active' },
      at: now,
    });
  });
  return { who: 'Owner', userName, password };
}

/** Returns an error that lists the platform owner's users, so that the administrator can choose one. */
async function nobody(trx: Trx, owner: Owner, userName: string): Promise<ConfigError> {
  const users = await trx
    .selectFrom('users')
    .select('user_name')
    .where('user_type_id', '=', owner.id)
    .orderBy('created_at')
    .limit(20)
    .execute();
  const names = users.map((user) => user.user_name).join(', ');
  return new ConfigError(
    names === ''
      ? `${owner.name} has no users in this database. Check DATABASE_URL and DATA_FOLDER`
      : `${owner.name} has no user ${userName}. Name one of: ${names}`,
  );
}
