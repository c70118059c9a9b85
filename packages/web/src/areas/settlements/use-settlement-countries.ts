import { type CountryName, countries, countryLists, settlementCountries } from '@daftar/domain';
import { useQueries } from '@tanstack/react-query';
import { choicesQuery } from '../../kit/forms/pickers/choice-queries.ts';

const usual: ReadonlySet<string> = new Set(countryLists.settlements);
const others = countries.map(({ name }) => name).filter((name) => !usual.has(name));

/** Countries a settlement can be in: the form's fixed six, then every other country that has a merchant. */
export function useSettlementCountries(): readonly CountryName[] {
  const found = useQueries({ queries: others.map((country) => choicesQuery('merchant', '', { country })) });
  return settlementCountries(others.filter((_, at) => (found[at]?.data?.length ?? 0) > 0));
}
