import type { IncomingHttpHeaders } from 'node:http';
import type { KeyScope } from '@daftar/openapi';
import { forbidden, unauthorised } from '../basics/problems.ts';
import type { Gateway } from '../gateway.ts';
import { hashKey, isOfOtherMode, modeOf } from '../security/key-text.ts';
import { isListed } from './address-blocks.ts';
import { type CallingKey, keyActorName, type MerchantCaller, type UserCaller } from './caller.ts';
import { noteKeyUse } from './note-key-use.ts';

interface KeyRow {
  id: string;
  name: string;
  scopes: KeyScope[];
  addresses: string[];
  any_mode: boolean;
  made_by: string | null;
  revoked_at: Date | null;
  /** The expiry time of the key or of this secret, whichever is earlier. */
  ends_at: Date | null;
  used_at: Date | null;
  merchant_id: string;
  merchant_name: string;
  country: string;
  status: string;
}

/** Selects a key by the hash of its secret. */
const KEY_SQL = `
  select k.id, k.name, k.scopes, k.addresses, s.any_mode, s.made_by, k.revoked_at, least(k.expires_at, s.expires_at) as ends_at, u.used_at,
    m.id as merchant_id, m.name as merchant_name, m.country, m.status
  from merchant_secrets s
  join api_keys k on k.id = s.key_id
  join merchants m on m.id = s.merchant_id
  left join api_key_uses u on u.key_id = k.id
  where s.key_hash = $1`;

/** A merchant with its country and the API key that sent the call. */
type KeyCaller = MerchantCaller & { key: CallingKey; country: string };

/** Tells whether the call sends a merchant's key and no token. */
export const sendsKey = ({ authorization, ...headers }: IncomingHttpHeaders): boolean =>
  headers['x-auth-token'] === undefined && /^Bearer sk_/.test(authorization ?? '');

/**
 * Returns the merchant of a key. Throws 401 when there is no key, when the key is unknown, expired, revoked or of the other mode
 * (test or live), or when the merchant is inactive. Throws 403 when the key may not be used from the caller's address.
 */
export async function identifyKey(
  gateway: Gateway,
  { authorization = '' }: IncomingHttpHeaders,
  ip: string,
): Promise<KeyCaller> {
  const text = /^Bearer (\S+)$/.exec(authorization)?.[1];
  if (text === undefined) throw unauthorised('Invalid-Token', 'access.privateKey');
  const row = await findKey(gateway, text);
  const mode = modeOf(gateway.settings);
  if (isOfOtherMode(text, mode) && !row?.any_mode)
    throw unauthorised('Invalid-Token', mode === 'test' ? 'access.liveKey' : 'access.testKey');
  // Counts calls with unknown keys in the limit for calls without an account, so that nobody can guess a key by trying many.
  if (!row) await gateway.publicRate.take(ip);
  if (row?.status !== 'Active') throw unauthorised('Invalid-Token', 'access.unknownKey');
  const now = gateway.now();
  if (row.revoked_at !== null) throw unauthorised('Invalid-Token', 'access.keyRevoked');
  if (row.ends_at !== null && row.ends_at <= now) throw unauthorised('Invalid-Token', 'access.keyExpired');
  if (!isListed(row.addresses, ip)) throw forbidden('access.keyAddress', { address: ip });
  await gateway.keyRate.take(row.id);
  await noteKeyUse(gateway, row, ip);
  return {
    kind: 'merchant',
    merchantId: row.merchant_id,
    name: row.merchant_name,
    country: row.country,
    key: { id: row.id, name: row.name, scopes: row.scopes, madeBy: row.made_by ?? undefined },
  };
}

async function findKey({ pool }: Gateway, text: string): Promise<KeyRow | undefined> {
  const { rows } = await pool.query<KeyRow>({
    // A named statement is parsed once per connection.
    name: 'api-key',
    text: KEY_SQL,
    values: [hashKey(text)],
  });
  return rows[0];
}

/**
 * Converts a key's caller to the form that operations for users expect: a user of the merchant without a role, limited to the
 * merchant's records.
 */
export const asAccountUser = ({ merchantId, name, country, key }: KeyCaller): UserCaller => ({
  kind: 'user',
  key,
  userId: key.id,
  name: keyActorName(key),
  userName: key.id,
  userType: 'Merchant',
  userTypeId: merchantId,
  userTypeName: name,
  isPlatformOwner: false,
  accountKind: 'merchant',
  country,
  role: undefined,
  permissions: {},
  loginSessionId: '',
  scope: 'own',
});
