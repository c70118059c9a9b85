import type { Config } from './config.ts';

/** Returns the security headers. The policy is strict; only the checkout's script and frame come from another origin, the gateway's. */
export function securityHeaders({ checkoutUrl }: Config): Record<string, string> {
  const gateway = new URL(checkoutUrl).origin;
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${gateway}`,
    `frame-src ${gateway}`,
    "connect-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    // The cart's form is answered with a redirect to the hosted page, which browsers count as a target of the form.
    `form-action 'self' ${gateway}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}
