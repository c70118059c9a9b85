/** Messages about merchants' API keys and webhook endpoints. */
export const keySentences = {
  'key.missing': 'Key not found',
  'key.nameTaken': 'The merchant has a key by this name',
  'key.tooMany': 'The merchant has {{count}} keys: please revoke one first',
  'key.revoked': 'This key is revoked. Please make a new one',
  'key.scope': 'You cannot give a key the scope {{scope}}, because your role lacks {{permission}}',
  'key.address': '{{address}} is neither an IP address nor a block such as 203.0.113.0/24',
  'key.ended': 'Please provide an end in the future',
  'key.merchant': 'Please choose a merchant',
  'endpoint.missing': 'Endpoint not found',
  'endpoint.urlTaken': 'The merchant has an endpoint with this address',
  'endpoint.tooMany': 'The merchant has {{count}} endpoints: please delete one first',
  'endpoint.inactive': 'This endpoint is gone or switched off. Please switch it on first',
  'endpoint.notPublic': 'Please provide a public address',
  'delivery.period': 'Please choose at most {{count}} days, the first one first',
  'delivery.tooMany': 'More than {{count}} webhooks match. Please choose a shorter period',
} as const;
