import { type ProviderName, providerOf } from '@daftar/domain';
import { createFawry } from './fawry/fawry.ts';
import type { FawryConfig } from './fawry/fawry-config.ts';
import type { PaymentProvider } from './provider.ts';

export interface ProvidersConfig {
  fawry?: FawryConfig;
}

export interface Providers {
  /** The adapter that a service's serviceProvider means, trimmed and without case; undefined when there is none. */
  find(serviceProvider: string): PaymentProvider | undefined;
}

/** The payment providers that are configured. */
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
