import { countryOf, providerOf } from '@daftar/domain';

export type Choice = { readonly _id: string; readonly name: string; readonly country: string };

/** Names of accounts, once each, those of the country first. */
export function namesFrom(accounts: readonly Choice[], country: string): string[] {
  const near = accounts.filter((account) => account.country === country);
  return [...new Set([...near, ...accounts].map(({ name }) => name))];
}

/** What the merchant chosen first fills in: its country and currency, where there is none yet. */
export function filledFrom(
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

/** The methods after another carrier was picked: Via Ref goes with Fawry, and is what a new service of it starts with. */
export function methodsAfter(
  carrier: string,
  chosen: readonly string[],
  existing: boolean,
): readonly string[] {
  const fawry = providerOf(carrier) === 'Fawry';
  if (!fawry) return chosen.filter((method) => method !== 'FawryRef');
  return chosen.length === 0 && !existing ? ['FawryRef'] : chosen;
}
