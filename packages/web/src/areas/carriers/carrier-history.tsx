import { useParams } from '@tanstack/react-router';
import { HistoryScreen } from '../../kit/screens/history-screen.tsx';
import { carrierQueries } from './carrier-queries.ts';

/** What happened to a carrier's account. */
export function CarrierHistory() {
  const { id = '' } = useParams({ strict: false });
  return <HistoryScreen query={carrierQueries.detail(id)} back="/carriers" />;
}
