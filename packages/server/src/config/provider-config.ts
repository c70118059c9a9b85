import type { Addresses } from '../gateway.ts';
import { Breaker } from '../providers/breaker.ts';
import type { Fetch } from '../providers/call-provider.ts';
import { createAdapter } from '../providers/create-adapter.ts';
import type { ProviderDefinition } from '../providers/define-provider.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { providerDefinitions } from '../providers/registry.ts';
import { ConfigError, type Environment } from './read-config.ts';

const TIMEOUT_MS = 10_000;

/** Creates the adapters of payment providers: if the sandbox runs, of all; otherwise of all that are configured. */
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
  { key, variables, sandbox }: ProviderDefinition,
  environment: Environment,
  addresses: Addresses,
): Settings | undefined {
  if (addresses.sandbox !== undefined) return { baseUrl: `${addresses.sandbox}/${key}`, ...sandbox };
  const given: Partial<Record<string, unknown>> = environment;
  const settings = Object.entries(variables).map(
    ([setting, variable]) => [setting, given[variable]] as const,
  );
  if (settings.every(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(settings.map(([setting, value]) => [setting, value as string | undefined]));
}
