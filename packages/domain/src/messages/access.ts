/** Messages about sign-in, permissions and rate limits. */
export const accessSentences = {
  'access.signIn': 'Please sign in',
  'access.expired': 'Your session has expired. Please sign in again',
  'access.privateKey': "Please send the merchant's private key as a bearer token",
  'access.unknownKey': 'This private key is not known or no longer valid',
  'access.usePrivateKey': "Please use the merchant's private key",
  'access.keyExpired': 'This key has expired. Please use its new secret, or make a new key',
  'access.keyRevoked': 'This key is revoked. Please make a new one',
  'access.testKey':
    'This is a test key, and payments here are real. Please use a key that begins with sk_live_',
  'access.liveKey':
    'This is a live key, and payments here go to sandboxes. Please use a key that begins with sk_test_',
  'access.keyAddress': "This key does not work from {{address}}. Please add the address to the key's list",
  'access.keyScope': 'This key lacks the scope {{scope}}. Please add it to the key, or use another key',
  'access.peopleOnly': 'No key can do this, only a signed-in person',
  'access.unknownOperation': 'This operation does not exist',
  'access.ownerOnly': 'Only the platform owner can do this',
  'access.flag': 'Your role does not permit this ({{permission}})',
  'access.notPermitted': 'Your role does not permit this',
  'access.tooManyRequests': 'Too many requests. Please try again in {{count}} seconds',
  'access.tooManyGuesses': 'Too many failed attempts. Please try again in {{count}} minutes',
  'access.loginFailed': 'Invalid username or password',
  'access.tooMuchAtOnce': 'Your account has too many requests open at once. Please try again in a moment',
} as const;
