/** Payment providers that a service's carrier name can select. */
export const providerNames = ['Fawry', 'Paytab', 'Paymob', 'Monty'] as const;
export type ProviderName = (typeof providerNames)[number];

/**
 * Returns the provider that a carrier's name selects, ignoring case and surrounding blanks; undefined if there is none.
 */
export function providerOf(serviceProvider: string): ProviderName | undefined {
  const name = serviceProvider.trim().toLowerCase();
  return providerNames.find((provider) => provider.toLowerCase() === name);
}
