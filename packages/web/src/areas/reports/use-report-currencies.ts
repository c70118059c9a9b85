import { type Currency, isCurrency, reportCurrenciesWith } from '@daftar/domain';
import { useSession } from '../../session/permissions/use-session.ts';

/** Returns the specification's five currencies, then those of the caller's transactions and the searched one. */
export function useReportCurrencies(searched: string): readonly Currency[] {
  const { usedCurrencies } = useSession();
  return reportCurrenciesWith([...usedCurrencies, searched].filter(isCurrency));
}
