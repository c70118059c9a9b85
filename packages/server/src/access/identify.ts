import type { IncomingHttpHeaders } from 'node:http';
import type { Permission } from '@daftar/openapi';
import type { FastifyRequest } from 'fastify';
import { unauthorised } from '../basics/problems.ts';
import type { Gateway } from '../gateway.ts';
import type { Caller, UserCaller } from './caller.ts';
import { hasBasicCredentials } from './has-basic-credentials.ts';
import { asAccountUser, identifyKey, sendsKey } from './identify-key.ts';
import { PERSON_COLUMNS, PERSON_JOINS, type PersonRow, personOf } from './person.ts';

const EXPIRED = 'access.expired';
const INVALID = 'access.signIn';
/** Minimum time between two updates of `last_seen_at`: updating it with every call would make each read a write. */
const SEEN_EVERY_MS = 60_000;
/** Minimum number of updates within the idle period, so that a session in use never counts as idle. */
const SEEN_PART = 4;

interface SessionRow extends PersonRow {
  session_id: string;
  last_seen_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  status: string;
  account_status: string | null;
}

/** Reads the session with its current user, role and account. Named, so that PostgreSQL prepares it once per connection. */
const SESSION_SQL = `
  select s.id as session_id, s.last_seen_at, s.expires_at, s.revoked_at, u.status,
    coalesce(m.status, c.status) as account_status, ${PERSON_COLUMNS}
  from login_sessions s
  join users u on u.id = s.user_id
  ${PERSON_JOINS}
  where s.id = $1`;

/**
 * Returns the user of a login token. Reads the database each time, so that deactivation, logout and changed roles count at
 * once.
 */
export async function identifyUser(gateway: Gateway, headers: IncomingHttpHeaders): Promise<UserCaller> {
  const token = headers['x-auth-token'];
  if (typeof token !== 'string' || token === '') throw unauthorised('Invalid-Token', INVALID);
  const now = gateway.now();
  const read = await gateway.tokens.read(token, now);
  if (read === 'expired') throw unauthorised('Token-Expired', EXPIRED);
  if (read === 'invalid') throw unauthorised('Invalid-Token', INVALID);
  const { rows } = await gateway.pool.query<SessionRow>({
    // A named statement is parsed once per connection.
    name: 'session',
    text: SESSION_SQL,
    values: [read.sessionId],
  });
  const row = rows[0];
  if (!row || row.revoked_at !== null) throw unauthorised('Invalid-Token', INVALID);
  if (row.status !== 'Active' || row.account_status === 'Inactive')
    throw unauthorised('Invalid-Token', INVALID);
  const idleMs = now.getTime() - row.last_seen_at.getTime();
  const mostIdleMs = gateway.settings.tokenIdleMinutes * 60_000;
  if (row.expires_at <= now || idleMs > mostIdleMs) throw unauthorised('Token-Expired', EXPIRED);
  if (idleMs > Math.min(SEEN_EVERY_MS, mostIdleMs / SEEN_PART)) {
    await gateway.db
      .updateTable('login_sessions')
      .set({ last_seen_at: now })
      .where('id', '=', row.session_id)
      .execute();
  }
  return personOf(row, gateway.owner, row.session_id);
}

/** Tells whether the call has no token or key and its operation's rule allows that (public views, Basic credentials). */
export const isAllowedWithoutToken = ({ auth, or }: Permission, headers: IncomingHttpHeaders): boolean =>
  auth === 'token' &&
  (or === 'public' || or === 'basic') &&
  headers['x-auth-token'] === undefined &&
  !sendsKey(headers);

/**
 * Returns the caller, authenticated as the operation's rule requires; `auth: none` reads no credentials. A token or key that is
 * sent must be valid, even if the operation allows calls without one.
 */
export async function identify(
  gateway: Gateway,
  permission: Permission,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<Caller> {
  if (isAllowedWithoutToken(permission, headers)) {
    if (permission.or === 'public') return { kind: 'anonymous' };
    if (hasBasicCredentials(gateway.settings.productsBasic, headers)) return { kind: 'basic' };
  }
  if (permission.auth === 'merchant-key') return identifyKey(gateway, headers, ip);
  if (permission.auth !== 'token') return { kind: 'anonymous' };
  return sendsKey(headers)
    ? asAccountUser(await identifyKey(gateway, headers, ip))
    : identifyUser(gateway, headers);
}
