import { type OperationId, operations } from '@daftar/openapi';

/**
 * Operations of the contract that the gateway does not serve yet: they answer 404. Start-up fails if one of them has a
 * handler, so the list stays correct.
 */
export const notServed: ReadonlySet<string> = new Set([
  'payByCard',
  'startCheckout',
  'payByEasypaisaCard',
  'startCardPayment',
  'requestWalletQr',
  'requestWalletPush',
  'startPaytabsPayment',
  'startPaymobPayment',
  'updatePaymobStatus',
  'startMontyPayment',
]);

/** Operations that the gateway serves. */
export const servedOperations = (Object.keys(operations) as OperationId[]).filter((id) => !notServed.has(id));
