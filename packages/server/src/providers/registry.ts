import type { ProviderDefinition } from './define-provider.ts';
import { easypaisa } from './easypaisa/definition.ts';
import { fawry } from './fawry/definition.ts';
import { jazzcash } from './jazzcash/definition.ts';
import { montypay } from './montypay/definition.ts';
import { paymob } from './paymob/definition.ts';
import { paytabs } from './paytabs/definition.ts';
import type { PaymentProvider } from './provider.ts';

/** Every provider that an installation may configure. To add one, add its folder and a line here. */
export const providerDefinitions: readonly ProviderDefinition[] = [
  fawry,
  paytabs,
  paymob,
  montypay,
  jazzcash,
  easypaisa,
];

export interface Providers {
  /** Returns the adapter for a service's `serviceProvider` (trimmed, case-insensitive), or undefined when there is none. */
  find(serviceProvider: string): PaymentProvider | undefined;
}

const keyOf = (name: string): string => name.trim().toLowerCase();

/** Returns the configured providers' adapters, which `find` selects by a service's carrier name. */
export function createProviders(adapters: readonly PaymentProvider[]): Providers {
  const byName = new Map(adapters.map((adapter) => [keyOf(adapter.name), adapter]));
  return { find: (serviceProvider) => byName.get(keyOf(serviceProvider)) };
}
