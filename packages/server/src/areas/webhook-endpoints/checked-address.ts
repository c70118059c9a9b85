import { isIP } from 'node:net';
import { invalid } from '../../basics/problems.ts';
import type { Gateway } from '../../gateway.ts';
import { assertTarget } from '../../security/targets.ts';
import { addressKind } from '../../webhooks/address-kind.ts';

/**
 * Returns the normalized URL. Throws 400 unless it is https without credentials, and its IP address, if it has one, is public.
 * The addresses of a host name are checked at each delivery.
 */
export function checkedAddress({ settings }: Gateway, text: string): string {
  const allowLocal = settings.allowLocalTargets;
  assertTarget(text, 'url', allowLocal);
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const kind = isIP(host) === 0 ? 'public' : addressKind(host);
  if (kind === 'private' || (kind === 'loopback' && !allowLocal))
    throw invalid('endpoint.notPublic', {}, 'url');
  return url.href;
}
