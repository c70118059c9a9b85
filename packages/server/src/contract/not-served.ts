import { type OperationId, operations } from '@daftar/openapi';

/**
 * Operations that the contract describes and the gateway does not answer yet: 404 to whoever calls them. Registering one
 * that has a handler fails, so the list can only tell the truth.
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

/** The operations that the gateway answers. */
export const servedOperations = (Object.keys(operations) as OperationId[]).filter((id) => !notServed.has(id));
