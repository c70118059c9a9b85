import type { MerchantForm } from '@daftar/domain';
import { CountryAndCurrency } from './country-and-currency.tsx';

export const place = <CountryAndCurrency<MerchantForm> countries={['Egypt']} />;
// @ts-expect-error: this form has no country.
export const noPlace = <CountryAndCurrency<{ name: string }> countries={['Egypt']} />;
// @ts-expect-error: the fields name their form.
export const unplaced = <CountryAndCurrency countries={['Egypt']} />;
