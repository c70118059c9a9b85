import { type Currency, isCurrency, reportCurrenciesWith } from '@daftar/domain';
import { useSession } from '../../session/use-session.ts';

/** The documents' five, then others that the caller has transactions in, and what is asked for already. */
export function useReportCurrencies(asked: string): readonly Currency[] {
  const { usedCurrencies } = useSession();
  return reportCurrenciesWith([...usedCurrencies, asked].filter(isCurrency));
}
