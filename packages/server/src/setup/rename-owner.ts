import { safeParse } from 'valibot';
import { lockOwner, saveOwnerName } from '../access/owner.ts';
import { historyMessage } from '../audit/history-message.ts';
import { audit } from '../audit/record.ts';
import { ConfigError, ownerName } from '../config/read-config.ts';
import { type Db, inTransaction, type Trx } from '../db/transaction.ts';
import { lookAlikeKey } from '../records/look-alike-key.ts';
import { storedOwner } from './stored-owner.ts';

interface Rename {
  to: string;
  now: Date;
}

/**
 * Renames the platform owner, and signs its users out, because their tokens contain the name. Returns the former name. Throws
 * `ConfigError` for a name that is too long or that looks like a merchant's or carrier's.
 */
export async function renameOwner(db: Db, { to, now }: Rename): Promise<string> {
  const name = nameOf(to);
  await storedOwner(db);
  return inTransaction(db, async (trx) => {
    const owner = await lockOwner(trx);
    if (!owner) throw new Error('The platform owner is gone');
    if (owner.name === name) throw new ConfigError(`The platform owner is already called ${name}`);
    await refuseTaken(trx, name);
    await saveOwnerName(trx, name);
    await trx
      .updateTable('users')
      .set({ user_type_name: name })
      .where('user_type_id', '=', owner.id)
      .execute();
    await renameInViews(trx, owner.name, name);
    await trx
      .updateTable('login_sessions')
      .set({ revoked_at: now })
      .where('user_type_id', '=', owner.id)
      .where('revoked_at', 'is', null)
      .execute();
    await audit(trx, {
      userTypeId: owner.id,
      actor: { id: 'rename-owner', name: 'Command line' },
      action: 'renameOwner',
      kind: 'installation',
      recordId: owner.id,
      ...historyMessage('history.changed', { fields: 'name' }),
      before: { name: owner.name },
      after: { name },
      at: now,
    });
    return owner.name;
  });
}

function nameOf(text: string): string {
  const result = safeParse(ownerName, text.trim());
  if (!result.success) throw new ConfigError(`The new name: ${result.issues[0].message}`);
  return result.output;
}

async function refuseTaken(trx: Trx, name: string): Promise<void> {
  const key = lookAlikeKey(name);
  for (const table of ['merchants', 'carriers'] as const)
    for (const row of await trx.selectFrom(table).select('name').execute())
      if (lookAlikeKey(row.name) === key)
        throw new ConfigError(
          `${name} looks like the name of one of the ${table} (${row.name}). Rename that one first, or choose another name`,
        );
}

/** Saved views keep their filters as the address has them, and there the owner's account is its name. */
async function renameInViews(trx: Trx, from: string, to: string): Promise<void> {
  const views = await trx
    .selectFrom('saved_views')
    .select(['id', 'query'])
    .where('query', 'like', '%userTypeId=%')
    .execute();
  for (const { id, query } of views) {
    const filters = new URLSearchParams(query);
    if (filters.get('userTypeId') !== from) continue;
    filters.set('userTypeId', to);
    await trx.updateTable('saved_views').set({ query: filters.toString() }).where('id', '=', id).execute();
  }
}
