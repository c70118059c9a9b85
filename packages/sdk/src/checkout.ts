import type { Daftar } from './client.ts';
import { createApiClient } from './core/api-client.ts';
import type { DaftarOptions } from './core/options.ts';
import { Checkout } from './generated/checkout.ts';
import { Mena } from './generated/mena.ts';
import { Monty } from './generated/monty.ts';
import { Packages } from './generated/packages.ts';
import { Paymob } from './generated/paymob.ts';

/** The resources that a payment page needs: those with which a customer pays a checkout session. */
export type CheckoutClient = Pick<Daftar, 'checkout' | 'mena' | 'monty' | 'packages' | 'paymob'>;

/**
 * Creates a client with the resources of a payment page only. It is much smaller than the whole client.
 *
 * @throws DaftarError from every call of a resource, as `createDaftar`'s
 */
export function createCheckoutClient(options: DaftarOptions): CheckoutClient {
  const api = createApiClient(options);
  return {
    checkout: new Checkout(api),
    mena: new Mena(api),
    monty: new Monty(api),
    packages: new Packages(api),
    paymob: new Paymob(api),
  };
}
