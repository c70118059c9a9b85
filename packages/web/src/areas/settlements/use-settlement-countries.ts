import { type CountryName, isCountryName, settlementCountries } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import { settlementMerchants } from './settlement-queries.ts';

const none: readonly never[] = [];

/** Countries a settlement can be in: the form's fixed six, then every other country that has a merchant. */
export function useSettlementCountries(): readonly CountryName[] {
  const { data = none } = useQuery(settlementMerchants);
  return settlementCountries(data.map(({ country }) => country).filter(isCountryName));
}
