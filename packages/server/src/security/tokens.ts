import { errors, jwtVerify, SignJWT } from 'jose';

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
): Promise<string> {
  return new SignJWT({ userTypeId: claims.userTypeId, role: claims.role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setJti(claims.jti)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key);
}

/** The session id of a token of ours; 'expired' or 'invalid' otherwise. */
export async function readToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<{ sessionId: string } | 'expired' | 'invalid'> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      currentDate: now,
    });
    return payload.jti === undefined ? 'invalid' : { sessionId: payload.jti };
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
  }
}
