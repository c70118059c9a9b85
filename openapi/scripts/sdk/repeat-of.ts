import type { ListedOperation } from '../contract-document.ts';

/**
 * Returns how the SDK may repeat a call; undefined when the HTTP method decides (POST once, others again). Calls with an
 * idempotency key may always be repeated. Otherwise x-sdk decides, then the effect: reads are safe, and calls that affect
 * another party are sent once.
 */
export function repeatOf({ method, operation }: ListedOperation): 'safe' | 'once' | 'keyed' | undefined {
  if (operation['x-idempotent']) return 'keyed';
  const byMethod = method === 'POST' ? 'once' : 'safe';
  const byEffect = { read: 'safe', write: byMethod, external: 'once' } as const;
  const repeat = operation['x-sdk'].repeat ?? byEffect[operation['x-effect']];
  return repeat === byMethod ? undefined : repeat;
}
