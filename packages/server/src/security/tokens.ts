import { jwtVerify, SignJWT } from 'jose';

export interface TokenClaims {
  /** The login session's id, which the server looks up with every call. */
  jti: string;
  userTypeId: string;
  role: string | null;
}

const ISSUER = 'daftar';

/** Signs a login token. Clients use its claims for display; the server trusts only the session row. */
export function signToken(
  key: Uint8Array,
  userId: string,
  claims: TokenClaims,
  expiresAt: Date,
  issuedAt = new Date(),
): Promise<string> {
  return new SignJWT({ userTypeId: claims.userTypeId, role: claims.role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setJti(claims.jti)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
}

type Verified = { sessionId: string; expires: number } | 'invalid';

/** Size of the cache of verified tokens; the oldest are dropped first. */
const CACHE_SIZE = 5_000;

/**
 * Verifies login tokens. Caches verified signatures, which cannot become invalid, and checks the expiry each time. Whether the
 * session is revoked is for the caller to check.
 */
export class TokenReader {
  readonly #key: Uint8Array;
  readonly #known = new Map<string, Verified>();

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  async read(token: string, now: Date): Promise<{ sessionId: string } | 'expired' | 'invalid'> {
    const known = this.#known.get(token) ?? (await this.#verify(token));
    if (known === 'invalid') return 'invalid';
    return known.expires <= now.getTime() ? 'expired' : { sessionId: known.sessionId };
  }

  async #verify(token: string): Promise<Verified> {
    const verified = await verifySignature(this.#key, token);
    // Does not cache invalid tokens, so that an attacker cannot displace valid ones.
    if (verified === 'invalid') return verified;
    if (this.#known.size >= CACHE_SIZE) this.#known.delete(this.#known.keys().next().value ?? '');
    this.#known.set(token, verified);
    return verified;
  }
}

async function verifySignature(key: Uint8Array, token: string): Promise<Verified> {
  try {
    // Disables the expiry check here, because `read` checks the expiry with its own clock.
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      currentDate: new Date(0),
      requiredClaims: ['jti', 'exp'],
    });
    const { jti, exp } = payload;
    return jti === undefined || exp === undefined ? 'invalid' : { sessionId: jti, expires: exp * 1000 };
  } catch {
    return 'invalid';
  }
}
