import { type ProviderName, providerOf } from '@daftar/domain';
import { createFawry } from './fawry/fawry.ts';
import type { FawryConfig } from './fawry/fawry-config.ts';
import type { PaymentProvider } from './provider.ts';

export interface ProvidersConfig {
  fawry?: FawryConfig;
}

export interface Providers {
  /** Returns the adapter for a service's `serviceProvider` (trimmed, case-insensitive), or undefined when there is none. */
  find(serviceProvider: string): PaymentProvider | undefined;
}

/** Creates the configured payment providers. */
export function createProviders({ fawry }: ProvidersConfig): Providers {
  const adapters: Partial<Record<ProviderName, PaymentProvider>> = {
    ...(fawry && { Fawry: createFawry(fawry) }),
  };
  return {
    find: (serviceProvider) => {
      const name = providerOf(serviceProvider);
      return name && adapters[name];
    },
  };
}
