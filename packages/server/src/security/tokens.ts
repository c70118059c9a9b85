import { jwtVerify, SignJWT } from 'jose';

export interface TokenClaims {
  /** The login session's id; the server looks it up on every call. */
  jti: string;
  userTypeId: string;
  role: string | null;
}

const ISSUER = 'daftar';

/** The login token: its claims choose the client's view, the session row behind it decides. */
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

/** How many tokens a reader remembers; the oldest go first. */
const REMEMBERED = 5_000;

/**
 * Reads tokens: the session id, or why there is none. A signature that was right once stays right, so it is checked once;
 * the expiry is looked at every time, and whether the session still stands is the database's to say.
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
    // What is not ours is not remembered: strangers must not push our own out.
    if (verified === 'invalid') return verified;
    if (this.#known.size >= REMEMBERED) this.#known.delete(this.#known.keys().next().value ?? '');
    this.#known.set(token, verified);
    return verified;
  }
}

async function verifySignature(key: Uint8Array, token: string): Promise<Verified> {
  try {
    // The clock is the reader's: here every time before the expiry is fine.
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
