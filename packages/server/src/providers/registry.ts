import type { PaymentProviderKey } from '@daftar/domain';
import type { ProviderDefinition } from './define-provider.ts';
import { easypaisa } from './easypaisa/definition.ts';
import { fawry } from './fawry/definition.ts';
import { jazzcash } from './jazzcash/definition.ts';
import { monty } from './monty/definition.ts';
import { paymob } from './paymob/definition.ts';
import { paytab } from './paytab/definition.ts';
import type { PaymentProvider } from './provider.ts';

/** The definition of each payment provider of the domain's list. */
const definitions = { fawry, paytab, paymob, monty, jazzcash, easypaisa } satisfies Record<
  PaymentProviderKey,
  ProviderDefinition<never>
>;

/** Every provider that an installation may configure. */
export const providerDefinitions: readonly ProviderDefinition[] =
  Object.values<ProviderDefinition>(definitions);

type SandboxCredentials = { readonly [Key in PaymentProviderKey]: (typeof definitions)[Key]['sandbox'] };

/** Credentials that the product sends to the payment providers' sandboxes, by the provider's key. */
export const sandboxCredentials = Object.fromEntries(
  providerDefinitions.map(({ key, sandbox }) => [key, sandbox]),
) as SandboxCredentials;

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
