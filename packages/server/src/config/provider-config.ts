import type { Addresses } from '../gateway.ts';
import { Breaker } from '../providers/breaker.ts';
import type { Fetch } from '../providers/call-provider.ts';
import { createAdapter } from '../providers/create-adapter.ts';
import type { ProviderDefinition } from '../providers/define-provider.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { providerDefinitions } from '../providers/registry.ts';
import { ConfigError, type Environment } from './read-config.ts';

/**
 * Credentials that the product sends to the payment providers' sandboxes, by the provider's name in lower case. Not secret,
 * because only the sandboxes accept them.
 */
export const sandboxCredentials = {
  fawry: { merchantCode: 'daftar_sandbox', secureKey: 'a5d1c0b2-sandbox-only-key' },
  paytab: { profileId: '81000', serverKey: 'sandbox-only-server-key' },
  paymob: {
    publicKey: 'egy_pk_test_daftar',
    secretKey: 'egy_sk_test_sandbox_only',
    apiKey: 'sandbox-only-api-key',
    hmacSecret: 'sandbox-only-hmac-secret',
    cardIntegration: '4097558',
    walletIntegration: '4097559',
  },
  monty: { merchantKey: 'daftar-sandbox', password: 'sandbox-only-password' },
  jazzcash: {
    merchantId: 'MC00001',
    password: 'sandbox-only-password',
    salt: 'sandbox-only-salt',
    mpin: '1234',
  },
  easypaisa: { storeId: '10001', accountNum: '20001', username: 'daftar', password: 'sandbox-only-password' },
};

const TIMEOUT_MS = 10_000;

/**
 * Creates the adapters of payment providers: if the sandbox runs, of all that have a sandbox; otherwise of all that are
 * configured.
 */
export function configuredProviders(
  environment: Environment,
  addresses: Addresses,
  fetchFor: (provider: string) => Fetch,
  definitions: readonly ProviderDefinition[] = providerDefinitions,
): PaymentProvider[] {
  return definitions.flatMap((definition) => {
    const settings = settingsOf(definition, environment, addresses);
    if (!settings) return [];
    const link = { fetch: fetchFor(definition.name), timeoutMs: TIMEOUT_MS, breaker: new Breaker() };
    try {
      return [createAdapter(definition, settings, link)];
    } catch (error) {
      throw new ConfigError(error instanceof Error ? error.message : String(error));
    }
  });
}

type Settings = Record<string, string | undefined>;

/** Returns a payment provider's settings; undefined when none of them is set. */
function settingsOf(
  { name, variables }: ProviderDefinition,
  environment: Environment,
  addresses: Addresses,
): Settings | undefined {
  const key = name.toLowerCase();
  const credentials: Partial<Record<string, Settings>> = sandboxCredentials;
  if (addresses.sandbox !== undefined)
    return credentials[key] && { baseUrl: `${addresses.sandbox}/${key}`, ...credentials[key] };
  const given: Partial<Record<string, unknown>> = environment;
  const settings = Object.entries(variables).map(
    ([setting, variable]) => [setting, given[variable]] as const,
  );
  if (settings.every(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(settings.map(([setting, value]) => [setting, value as string | undefined]));
}
