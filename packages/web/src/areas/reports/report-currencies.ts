import { type Currency, isCurrency, reportCurrenciesWith } from '@daftar/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

const usedCurrencies = queryOptions({
  queryKey: ['services', 'currencies'],
  queryFn: async ({ signal }) => {
    const used = new Set<Currency>();
    for await (const { currency } of api.services.listOwn({ limit: 500 }, { signal }))
      if (isCurrency(currency)) used.add(currency);
    return [...used].sort();
  },
  staleTime: 5 * 60_000,
});

/** The documents' five, then what the caller's services are paid in, and what is asked for already. */
export function useReportCurrencies(asked: string): readonly Currency[] {
  const { data = [] } = useQuery(usedCurrencies);
  return reportCurrenciesWith(isCurrency(asked) ? [...data, asked] : data);
}
