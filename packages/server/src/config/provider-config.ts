import type { Addresses } from '../gateway.ts';
import type { Fetch } from '../providers/call-provider.ts';
import { ConfigError, type Environment } from './read-config.ts';

/** Credentials that the product and the sandbox share. Not secret: they open nothing else. */
export const sandboxCredentials = {
  fawry: { merchantCode: 'daftar_sandbox', secureKey: 'a5d1c0b2-sandbox-only-key' },
};

/** Returns each provider's address and credentials: the real ones when they are configured, otherwise the sandbox's. */
export function providerConfig(
  environment: Environment,
  addresses: Addresses,
  fetchFor: (provider: string) => Fetch,
) {
  const fetch = fetchFor('Fawry');
  if (addresses.sandbox !== undefined) {
    return { fawry: { baseUrl: `${addresses.sandbox}/fawry`, ...sandboxCredentials.fawry, fetch } };
  }
  const {
    FAWRY_BASE_URL: baseUrl,
    FAWRY_MERCHANT_CODE: merchantCode,
    FAWRY_SECURE_KEY: secureKey,
  } = environment;
  if (!baseUrl || !merchantCode || !secureKey) {
    throw new ConfigError('Fawry needs all of FAWRY_BASE_URL, FAWRY_MERCHANT_CODE and FAWRY_SECURE_KEY');
  }
  return { fawry: { baseUrl, merchantCode, secureKey, fetch } };
}
