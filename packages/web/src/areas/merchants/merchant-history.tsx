import { useParams } from '@tanstack/react-router';
import { StatusPill } from '../../kit/cells/status-pill.tsx';
import { Timeline } from '../../kit/parts/timeline.tsx';
import { DetailScreen } from '../../kit/screens/detail-screen.tsx';
import { merchantQueries } from './merchant-queries.ts';

/** What happened to a merchant's account. */
export function MerchantHistory() {
  const { id = '' } = useParams({ strict: false });
  return (
    <DetailScreen
      title={({ name }) => name}
      query={merchantQueries.detail(id)}
      back="/merchants"
      aside={({ status }) => <StatusPill status={status} />}
    >
      {({ history }) => <Timeline entries={history ?? []} />}
    </DetailScreen>
  );
}
