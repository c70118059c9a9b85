import { type CountryName, isCountryName, settlementCountries } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import { settlementMerchants } from './settlement-queries.ts';

const none: readonly never[] = [];

/** The countries that settlements are made in: the six of the form, then those that have a merchant. */
export function useSettlementCountries(): readonly CountryName[] {
  const { data = none } = useQuery(settlementMerchants);
  return settlementCountries(data.map(({ country }) => country).filter(isCountryName));
}
