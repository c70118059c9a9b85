import type { Breaker } from './breaker.ts';
import type { Fetch } from './call-provider.ts';
import type { PaymentProvider } from './provider.ts';

/** The parts with which an adapter calls its provider. */
export interface ProviderLink {
  fetch: Fetch;
  /** Timeout of one call. */
  timeoutMs: number;
  breaker: Breaker;
}

/** A payment provider that an installation may configure. */
export interface ProviderDefinition<Setting extends string = string> {
  /** Name of the adapter, which equals the carrier's name in a service: `Fawry`. */
  name: string;
  /** The environment variable of each setting. The setting `baseUrl` is the provider's address. */
  variables: Readonly<Record<Setting | 'baseUrl', string>>;
  /** Settings whose values are never shown. */
  secrets: readonly NoInfer<Setting>[];
  create(settings: Readonly<Record<Setting | 'baseUrl', string>>, link: ProviderLink): PaymentProvider;
}

/** Returns the definition unchanged. TypeScript checks here that `secrets` and `create` use only names of its settings. */
export const defineProvider = <Setting extends string>(
  definition: ProviderDefinition<Setting>,
): ProviderDefinition => definition as unknown as ProviderDefinition;
