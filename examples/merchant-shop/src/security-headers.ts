import type { Config } from './config.ts';

/** A strict policy that the checkout works under: its script and its frame come from the gateway, nothing else does. */
export function securityHeaders({ checkoutUrl }: Config): Record<string, string> {
  const gateway = new URL(checkoutUrl).origin;
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${gateway}`,
    `frame-src ${gateway}`,
    "connect-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
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
