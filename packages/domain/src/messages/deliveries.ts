/** Reasons why a webhook did not reach the merchant's server. If the server responded, there is no reason code. */
export const deliverySentences = {
  'delivery.noAnswer': 'No answer in time',
  'delivery.noConnection': 'No connection',
  'delivery.brokenConnection': 'No connection ({{code}})',
  'delivery.noSecret': 'The merchant has no webhook secret',
  'delivery.unresolved': 'The name does not resolve',
  'delivery.notAddress': 'Not an address',
  'delivery.notHttps': 'Not an https address',
  'delivery.credentials': 'An address with credentials',
  'delivery.endpointOff': 'The endpoint is gone or switched off',
  'delivery.notPublic': 'Not a public address',
} as const;

/** Reason code of a failed delivery. */
export type DeliveryCode = keyof typeof deliverySentences;
