import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import type { DeliveryCode } from '@daftar/domain';
import { addressKind } from './address-kind.ts';
import { resolveName } from './resolve-name.ts';

export type Resolve = (hostname: string, signal?: AbortSignal) => Promise<LookupAddress[]>;

type TargetFault = Exclude<DeliveryCode, 'delivery.brokenConnection'>;

export type Target =
  | { ok: true; url: URL; addresses: LookupAddress[] }
  /** `lasting` is true when a retry cannot succeed. */
  | { ok: false; reason: TargetFault; lasting: boolean };

export interface TargetOptions {
  /** Allows loopback targets, also by http; for development only. */
  allowLocal: boolean;
  resolve?: Resolve;
  /** Aborts the DNS lookup. */
  signal?: AbortSignal;
}

const refuse = (reason: TargetFault): Target => ({ ok: false, reason, lasting: true });

/**
 * Checks a webhook address: it must be https, without credentials, and all IP addresses of its name must be public. The
 * connection must use the returned addresses, because a second DNS lookup could return others (DNS rebinding).
 */
export async function checkTarget(
  address: string,
  { allowLocal, resolve = resolveName, signal }: TargetOptions,
): Promise<Target> {
  const url = URL.parse(address);
  if (!url) return refuse('delivery.notAddress');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refuse('delivery.notHttps');
  if (url.username !== '' || url.password !== '') return refuse('delivery.credentials');
  const addresses = await addressesOf(url, resolve, signal);
  if (addresses.length === 0) return { ok: false, reason: 'delivery.unresolved', lasting: false };
  const kinds = addresses.map((each) => addressKind(each.address));
  const isLocal = kinds.every((kind) => kind === 'loopback');
  if (isLocal && allowLocal) return { ok: true, url, addresses };
  if (url.protocol !== 'https:') return refuse('delivery.notHttps');
  return kinds.every((kind) => kind === 'public')
    ? { ok: true, url, addresses }
    : refuse('delivery.notPublic');
}

/**
 * Returns the host's IP addresses. The URL parser has already normalized decimal, octal, hexadecimal and short IPv4 forms.
 */
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
