import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { networkOf } from '../../access/network-of.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';

const COOKIE = 'daftar_device';
const TOKEN = /^[\w-]{43}$/;
const TOKEN_BYTES = 32;
const KEEP_DAYS = 180;
const DAY_SECONDS = 86_400;
/** Places that are kept for a user: the ones seen last. */
const MOST_PLACES = 50;

/** From where a login comes: its network, and the device if it sends a token that we gave it. */
export interface Places {
  network: string;
  device: string | undefined;
}

/** Returns the device's token from the request's cookies. */
function tokenOf(cookies: string | undefined): string | undefined {
  const pair = cookies?.split(';').find((one) => one.trim().startsWith(`${COOKIE}=`));
  const token = pair?.trim().slice(COOKIE.length + 1);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Returns the keyed hash of a place. Networks are few enough to be found from a plain hash by trying all. */
const hashOf = ({ keys }: Gateway, kind: keyof Places, value: string): string =>
  createHmac('sha256', keys.signing).update(`login place ${kind} ${value}`).digest('base64url');

/** Returns the hashes of a login's network and device. */
export function placesOf(gateway: Gateway, ip: string, cookies: string | undefined): Places {
  const token = tokenOf(cookies);
  return {
    network: hashOf(gateway, 'network', networkOf(ip)),
    device: token === undefined ? undefined : hashOf(gateway, 'device', token),
  };
}

/** Returns whether the user signed in before with this device, otherwise from this network; undefined for neither. */
export async function knownPlace(
  db: Db,
  userName: string,
  { network, device }: Places,
): Promise<keyof Places | undefined> {
  const { rows } = await sql<{ kind: keyof Places }>`
    select p.kind from login_places p join users u on u.id = p.user_id
    where u.user_name = ${userName} and p.place = any(${[network, device ?? network]}::text[])`.execute(db);
  const kinds = rows.map(({ kind }) => kind);
  return kinds.includes('device') ? 'device' : kinds[0];
}

/**
 * Stores a successful login's network and device. Returns the cookie that gives the device a token, if it has none or another
 * user's.
 */
export async function rememberPlaces(
  gateway: Gateway,
  userId: string,
  { network, device }: Places,
  isKnownDevice: boolean,
): Promise<string | undefined> {
  const token = isKnownDevice ? undefined : randomBytes(TOKEN_BYTES).toString('base64url');
  const own = token === undefined ? device : hashOf(gateway, 'device', token);
  const now = gateway.now();
  await sql`
    insert into login_places (user_id, place, kind, seen_at)
    values (${userId}, ${network}, 'network', ${now}), (${userId}, ${own}, 'device', ${now})
    on conflict (user_id, place) do update set seen_at = excluded.seen_at`.execute(gateway.db);
  await sql`
    delete from login_places where user_id = ${userId} and (seen_at < ${now}::timestamptz - ${KEEP_DAYS}::int * interval '1 day'
      or place not in (select place from login_places where user_id = ${userId} order by seen_at desc limit ${MOST_PLACES}))`.execute(
    gateway.db,
  );
  if (token === undefined) return undefined;
  const secure = gateway.addresses.backoffice.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${token}; Path=/auth/login; Max-Age=${KEEP_DAYS * DAY_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}
