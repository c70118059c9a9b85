import { StatusPill } from '../cells/status-pill.tsx';
import { Timeline, type TimelineEntry } from '../parts/timeline.tsx';
import { DetailScreen, type DetailScreenProps } from './detail-screen.tsx';

/** A record that keeps its history. */
export type WithHistory = {
  readonly name: string;
  readonly status: string;
  readonly history?: readonly TimelineEntry[] | undefined;
};

type Props<Record extends WithHistory> = Pick<DetailScreenProps<Record>, 'query' | 'back'>;

/** What happened to a record, newest first. */
export function HistoryScreen<Record extends WithHistory>({ query, back }: Props<Record>) {
  return (
    <DetailScreen
      title={({ name }) => name}
      query={query}
      back={back}
      aside={({ status }) => <StatusPill status={status} />}
    >
      {({ history }) => <Timeline entries={history ?? []} />}
    </DetailScreen>
  );
}
