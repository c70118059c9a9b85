import { sql } from 'kysely';
import type { Gateway } from '../gateway.ts';

/** Minimum time between two updates of a key's last use: updating it with every call would make each read a write. */
const NOTED_EVERY_MS = 60_000;

/**
 * Stores when and from where a key was used, at most once a minute, outside of the call's transaction. A call never waits for
 * another one's update, and never fails because of it.
 */
export async function noteKeyUse(
  gateway: Gateway,
  { id, used_at }: { id: string; used_at: Date | null },
  ip: string,
): Promise<void> {
  const now = gateway.now();
  if (used_at !== null && now.getTime() - used_at.getTime() < NOTED_EVERY_MS) return;
  const before = new Date(now.getTime() - NOTED_EVERY_MS);
  const update =
    used_at === null
      ? sql`insert into api_key_uses (key_id, used_at, used_from) values (${id}, ${now}, ${ip}) on conflict do nothing`
      : sql`update api_key_uses set used_at = ${now}, used_from = ${ip} where key_id in (
          select key_id from api_key_uses where key_id = ${id} and used_at <= ${before} for update skip locked)`;
  await update.execute(gateway.db).catch((error: unknown) => {
    gateway.log.warn({ err: error, key: id }, 'the last use of a key could not be stored');
  });
}
