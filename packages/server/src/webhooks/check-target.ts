import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { addressKind } from './address-kind.ts';
import { resolveName } from './resolve-name.ts';

export type Resolve = (hostname: string, signal?: AbortSignal) => Promise<LookupAddress[]>;

export type Target =
  | { ok: true; url: URL; addresses: LookupAddress[] }
  /** `lasting` is false when trying again may help. */
  | { ok: false; reason: string; lasting: boolean };

export interface TargetOptions {
  /** Loopback targets, and http to them, are for development only. */
  allowLocal: boolean;
  resolve?: Resolve;
  /** Ends the look-up of a name. */
  signal?: AbortSignal;
}

const refuse = (reason: string): Target => ({ ok: false, reason, lasting: true });

/**
 * Checks an address that the server is asked to call: https, no credentials, and every address that its name has
 * is public. The addresses must be pinned for the connection, or a second look-up could answer others.
 */
export async function checkTarget(
  address: string,
  { allowLocal, resolve = resolveName, signal }: TargetOptions,
): Promise<Target> {
  const url = URL.parse(address);
  if (!url) return refuse('Not an address');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refuse('Not an https address');
  if (url.username !== '' || url.password !== '') return refuse('An address with credentials');
  const addresses = await addressesOf(url, resolve, signal);
  if (addresses.length === 0) return { ok: false, reason: 'The name does not resolve', lasting: false };
  const kinds = addresses.map((each) => addressKind(each.address));
  const isLocal = kinds.every((kind) => kind === 'loopback');
  if (isLocal && allowLocal) return { ok: true, url, addresses };
  if (url.protocol !== 'https:') return refuse('Not an https address');
  return kinds.every((kind) => kind === 'public')
    ? { ok: true, url, addresses }
    : refuse('Not a public address');
}

/** The URL parser has turned decimal, octal, hexadecimal and short forms into dotted ones before. */
async function addressesOf(
  { hostname }: URL,
  resolve: Resolve,
  signal: AbortSignal | undefined,
): Promise<LookupAddress[]> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  if (family !== 0) return [{ address: literal, family }];
  try {
    return await resolve(hostname, signal);
  } catch {
    return [];
  }
}
