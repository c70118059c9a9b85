import { sql } from 'kysely';
import { newId } from '../basics/ids.ts';
import { ConfigError } from '../config/read-config.ts';
import type { Db, Trx } from '../db/transaction.ts';

/** The platform owner's account. The database knows it by its id, people and the contract by its name. */
export interface Owner {
  readonly id: string;
  readonly name: string;
}

/** Name of the platform owner when the first start gives none. */
const FIRST_NAME = 'Walee';

/** Takes the place of the owner's id in a request, because callers know the owner by its name only. */
const NO_ACCOUNT = 'none';

/** Returns the id of the account that a request's `userTypeId` means. */
const accountOf = ({ id, name }: Owner, userTypeId: string): string =>
  userTypeId === name ? id : userTypeId === id ? NO_ACCOUNT : userTypeId;

/** Returns a request's filters or body with the account's id in `userTypeId`. */
export function withAccount<T>(owner: Owner, sent: T): T {
  if (typeof sent !== 'object' || sent === null || !('userTypeId' in sent)) return sent;
  const { userTypeId } = sent;
  return typeof userTypeId === 'string' ? { ...sent, userTypeId: accountOf(owner, userTypeId) } : sent;
}

/** Returns an account as responses show it in `userTypeId`: the platform owner's by its name, others by their ids. */
export const shownAccount = ({ id, name }: Owner, account: string): string =>
  account === id ? name : account;

/** SQL expression for the platform owner's name; null unless the column has the owner's id. */
export const ownerNameFor = (column: string): string =>
  `(select i.owner_name from installation i where i.owner_id = ${column})`;

/** Returns the stored platform owner; undefined before the first start. */
export async function findOwner(db: Db): Promise<Owner | undefined> {
  return db.selectFrom('installation').select(['owner_id as id', 'owner_name as name']).executeTakeFirst();
}

/**
 * Returns the platform owner, which the first start stores under the configured name. Throws `ConfigError` when a later start is
 * configured with another name.
 */
export async function settleOwner(db: Db, configured: string | undefined, now: Date): Promise<Owner> {
  let owner = await findOwner(db);
  if (!owner) {
    await db
      .insertInto('installation')
      .values({ owner_id: newId('own'), owner_name: configured ?? FIRST_NAME, created_at: now })
      // Another process may be starting with the same database.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    owner = await findOwner(db);
  }
  if (!owner) throw new Error('The platform owner was not stored');
  if (configured !== undefined && configured !== owner.name) throw otherOwner(owner.name, configured);
  return owner;
}

/** Locks the platform owner until the commit, and returns it; undefined before the first start. */
export async function lockOwner(trx: Trx): Promise<Owner | undefined> {
  return trx
    .selectFrom('installation')
    .select(['owner_id as id', 'owner_name as name'])
    .forUpdate()
    .executeTakeFirst();
}

export async function saveOwnerName(trx: Trx, name: string): Promise<void> {
  await sql`update installation set owner_name = ${name}`.execute(trx);
}

const otherOwner = (stored: string, configured: string) =>
  new ConfigError(
    [
      `This installation belongs to ${stored}, but PROVIDER_NAME is ${configured}. Nothing was changed.`,
      `  To rename the platform owner:  npm run rename-owner -- "${configured}"`,
      `  To go on as ${stored}:  remove PROVIDER_NAME, or set PROVIDER_NAME="${stored}"`,
      '  If this is another installation: check DATABASE_URL and DATA_FOLDER',
    ].join('\n'),
  );
