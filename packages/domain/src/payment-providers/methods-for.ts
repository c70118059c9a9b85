import type { PaymentMethod } from '../catalogue/payment-methods.ts';
import { providerOf } from './payment-providers.ts';

/** Returns the methods that a service may offer, without duplicates; FawryRef only if the provider has it. */
export function methodsFor(methods: readonly PaymentMethod[], serviceProvider: string): PaymentMethod[] {
  const own: readonly PaymentMethod[] = providerOf(serviceProvider)?.methods ?? [];
  return [...new Set(methods)].filter((method) => method !== 'FawryRef' || own.includes(method));
}
