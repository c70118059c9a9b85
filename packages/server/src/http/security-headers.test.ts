import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

test('securityHeaders returns the policy and Helmet’s headers', () => {
  expect(securityHeaders({ 'default-src': ["'self'"], 'object-src': ["'none'"] })).toEqual({
    'content-security-policy': "default-src 'self';object-src 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  });
});
