import { countryOf, providerOf } from '@daftar/domain';

/** Returns the merchant's country and its currency for those of the two fields that are still empty. */
export function merchantDefaults(
  merchant: { readonly country?: string | undefined } | undefined,
  { country, currency }: { readonly country: string; readonly currency: string },
): { country?: string; currency?: string } {
  if (!merchant?.country) return {};
  const own = countryOf(country || merchant.country)?.currency;
  return {
    ...(country === '' && { country: merchant.country }),
    ...(currency === '' && own && { currency: own }),
  };
}

/** Returns the payment methods after a change of carrier. Via Ref needs Fawry, and a new Fawry service starts with it. */
export function methodsForCarrier(carrier: string, chosen: readonly string[], existing: boolean): string[] {
  const fawry = providerOf(carrier)?.key === 'fawry';
  if (!fawry) return chosen.filter((method) => method !== 'FawryRef');
  return chosen.length === 0 && !existing ? ['FawryRef'] : [...chosen];
}
