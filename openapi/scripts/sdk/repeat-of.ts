import type { ListedOperation } from '../contract-document.ts';

/**
 * Returns whether the SDK may repeat a call, where HTTP's word on its method (POST once, others again) is not enough: under an
 * idempotency key always, else as x-sdk says; reads are safe, and what changes another party's state goes out once.
 */
export function repeatOf({ method, operation }: ListedOperation): 'safe' | 'once' | 'keyed' | undefined {
  if (operation['x-idempotent']) return 'keyed';
  const byMethod = method === 'POST' ? 'once' : 'safe';
  const byEffect = { read: 'safe', write: byMethod, external: 'once' } as const;
  const repeat = operation['x-sdk'].repeat ?? byEffect[operation['x-effect']];
  return repeat === byMethod ? undefined : repeat;
}
