import type { Addresses } from '../gateway.ts';
import type { Fetch } from '../providers/call-provider.ts';
import { ConfigError, type Environment } from './read-config.ts';

/** The sandbox's own account: known to both sides, worth nothing. */
export const sandboxCredentials = {
  fawry: { merchantCode: 'daftar_sandbox', secureKey: 'a5d1c0b2-sandbox-only-key' },
};

/** Where each provider is and how we sign in: the sandbox, or the real one when its credentials are set. */
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
