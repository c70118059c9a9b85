import type { ProviderDefinition, ProviderLink } from './define-provider.ts';
import { isLoopbackAddress } from './page-address.ts';
import type { PaymentProvider } from './provider.ts';

/** Creates a provider's adapter. Throws when a setting is missing, or the address is not https (except on this machine). */
export function createAdapter(
  { name, variables, create }: ProviderDefinition,
  settings: Readonly<Record<string, string | undefined>>,
  link: ProviderLink,
): PaymentProvider {
  const missing = Object.keys(variables).filter((setting) => !settings[setting]);
  if (missing.length > 0) {
    const all = Object.values(variables).join(', ');
    throw new Error(`${name} needs all of ${all}`);
  }
  const given = settings as Record<string, string> & { baseUrl: string };
  const baseUrl = given.baseUrl.replace(/\/+$/, '');
  if (new URL(baseUrl).protocol !== 'https:' && !isLoopbackAddress(baseUrl))
    throw new Error(`The address of ${name} must be https`);
  return create({ ...given, baseUrl }, link);
}
