import { type Currency, isCurrency, reportCurrenciesWith } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import { ownServices } from './own-services.ts';

/** The documents' five, then what the caller's services are paid in, and what is asked for already. */
export function useReportCurrencies(asked: string): readonly Currency[] {
  const { data = [] } = useQuery(ownServices);
  const used = [...new Set(data.map(({ currency }) => currency))].filter(isCurrency).sort();
  return reportCurrenciesWith(isCurrency(asked) ? [...used, asked] : used);
}
