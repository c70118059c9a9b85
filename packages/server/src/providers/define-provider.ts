import type { Breaker } from './breaker.ts';
import type { Fetch } from './call-provider.ts';
import type { PaymentProvider } from './provider.ts';

/** How an adapter reaches its provider. */
export interface ProviderLink {
  fetch: Fetch;
  /** Timeout of one call. */
  timeoutMs: number;
  breaker: Breaker;
}

/** A payment provider that an installation may configure. */
export interface ProviderDefinition<Setting extends string = string> {
  /** Name of its adapter, and of the carrier that a service names: `Fawry`. */
  name: string;
  /** Environment variable of each setting. One of them is the address, `baseUrl`, without a trailing slash. */
  variables: Readonly<Record<Setting | 'baseUrl', string>>;
  /** Settings whose values are never shown. */
  secrets: readonly NoInfer<Setting>[];
  create(settings: Readonly<Record<Setting | 'baseUrl', string>>, link: ProviderLink): PaymentProvider;
}

/** Returns the definition, with its settings' names checked where it is written. */
export const defineProvider = <Setting extends string>(
  definition: ProviderDefinition<Setting>,
): ProviderDefinition => definition as unknown as ProviderDefinition;
