/**
 * Content-Security-Policy of the checkout's pages: only files of their own origin, no inline code, and no text that becomes
 * code (Trusted Types).
 */
export const checkoutCsp = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
};

/** The same policy as a header, with the origins that may embed the page. */
export const policyFor = (ancestors: string[]): string =>
  Object.entries({ ...checkoutCsp, 'frame-ancestors': ancestors })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');
