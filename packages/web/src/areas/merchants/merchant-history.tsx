import { useParams } from '@tanstack/react-router';
import { HistoryScreen } from '../../kit/screens/history-screen.tsx';
import { merchantQueries } from './merchant-queries.ts';

/** What happened to a merchant's account. */
export function MerchantHistory() {
  const { id = '' } = useParams({ strict: false });
  return <HistoryScreen query={merchantQueries.detail(id)} back="/merchants" />;
}
