import { easypaisa } from './easypaisa.ts';
import { fawry } from './fawry.ts';
import { jazzcash } from './jazzcash.ts';
import { monty } from './monty.ts';
import { paymob } from './paymob.ts';
import { paytab } from './paytab.ts';
import type { ProviderManifest } from './provider-manifest.ts';

/**
 * The payment providers, by key, in the order of lists and filters. Every other list of providers is typed by these keys, so that
 * a missing one does not compile.
 */
export const paymentProviders = { fawry, paytab, paymob, monty, jazzcash, easypaisa };
export type PaymentProviderKey = keyof typeof paymentProviders;

type Manifest = ProviderManifest & { readonly key: PaymentProviderKey };

/**
 * Returns the payment provider that a carrier's name or a key selects, ignoring case and surrounding blanks; undefined if there is
 * none.
 */
export function providerOf(name: string): Manifest | undefined {
  const all: Readonly<Record<string, Manifest>> = paymentProviders;
  const key = name.trim().toLowerCase();
  return Object.hasOwn(all, key) ? all[key] : undefined;
}
