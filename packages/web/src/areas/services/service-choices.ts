import { countryOf, providerOf } from '@daftar/domain';

export type Choice = { readonly _id: string; readonly name: string; readonly country: string };

/** Returns the accounts' names without duplicates, those in the country first. */
export function accountNames(accounts: readonly Choice[], country: string): string[] {
  const inCountry = accounts.filter((account) => account.country === country);
  return [...new Set([...inCountry, ...accounts].map(({ name }) => name))];
}

/** Returns the merchant's country and its currency for those of the two fields that are still empty. */
export function merchantDefaults(
  merchant: Choice | undefined,
  { country, currency }: { readonly country: string; readonly currency: string },
): { country?: string; currency?: string } {
  if (!merchant) return {};
  const own = countryOf(country || merchant.country)?.currency;
  return {
    ...(country === '' && { country: merchant.country }),
    ...(currency === '' && own && { currency: own }),
  };
}

/** Returns the payment methods after a change of carrier. Via Ref needs Fawry, and a new Fawry service starts with it. */
export function methodsForCarrier(
  carrier: string,
  chosen: readonly string[],
  existing: boolean,
): readonly string[] {
  const fawry = providerOf(carrier) === 'Fawry';
  if (!fawry) return chosen.filter((method) => method !== 'FawryRef');
  return chosen.length === 0 && !existing ? ['FawryRef'] : chosen;
}
