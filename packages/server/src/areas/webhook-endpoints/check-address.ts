import { isIP } from 'node:net';
import { invalid } from '../../basics/problems.ts';
import type { Gateway } from '../../gateway.ts';
import { assertTarget } from '../../security/targets.ts';
import { addressKind } from '../../webhooks/address-kind.ts';

/**
 * Returns the address in its normal form. Throws 400 unless it is https without credentials; an IP address in it must be
 * public. What a name resolves to is checked with each delivery.
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
