/** The payment providers that a service's carrier name can mean. */
export const providerNames = ['Fawry', 'Paytab', 'Paymob', 'Monty'] as const;
export type ProviderName = (typeof providerNames)[number];

/** The provider that a carrier's name means, trimmed and without case; undefined when it means none. */
export function providerOf(serviceProvider: string): ProviderName | undefined {
  const name = serviceProvider.trim().toLowerCase();
  return providerNames.find((provider) => provider.toLowerCase() === name);
}
