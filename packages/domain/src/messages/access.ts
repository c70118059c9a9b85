/** Signing in, permissions and rate limits. */
export const accessSentences = {
  'access.signIn': 'Please sign in',
  'access.expired': 'Your session has expired. Please sign in again',
  'access.privateKey': "Please send the merchant's private key as a bearer token",
  'access.unknownKey': 'This private key is not known or no longer valid',
  'access.usePrivateKey': "Please use the merchant's private key",
  'access.unknownOperation': 'This operation does not exist',
  'access.ownerOnly': 'Only the provider can do this',
  'access.flag': 'Your role does not permit this ({{permission}})',
  'access.notPermitted': 'Your role does not permit this',
  'access.tooManyRequests': 'Too many requests. Please try again in {{count}} seconds',
  'access.tooManyGuesses': 'Too many failed attempts. Please try again in {{count}} minutes',
  'access.loginFailed': 'Invalid username or password',
  'access.tooMuchAtOnce': 'Your account has too many requests open at once. Please try again in a moment',
} as const;
