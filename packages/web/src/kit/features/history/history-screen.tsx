import { useParams } from '@tanstack/react-router';
import { DetailScreen, type DetailScreenProps } from '../../records/detail-screen.tsx';
import { type HistoryKind, RecordHistory } from './record-history.tsx';

type Props<Record> = Pick<DetailScreenProps<Record>, 'title' | 'back' | 'aside'> & {
  readonly kind: HistoryKind;
  readonly queryOf: (id: string) => DetailScreenProps<Record>['query'];
  /** The country whose time zone the history uses. */
  readonly country?: (record: Record) => string | undefined;
  /** The record's currency now. */
  readonly currency?: (record: Record) => string | undefined;
  /** When the record was created, for records whose creation may have no entry. */
  readonly created?: (record: Record) => string | undefined;
};

/** The page with the history of the record whose id is in the URL, newest entry first. */
export function HistoryScreen<Record>({
  kind,
  queryOf,
  country,
  currency,
  created,
  ...screen
}: Props<Record>) {
  const { id = '' } = useParams({ strict: false });
  return (
    <DetailScreen {...screen} query={queryOf(id)}>
      {(record) => (
        <RecordHistory
          kind={kind}
          id={id}
          country={country?.(record)}
          currency={currency?.(record)}
          created={created?.(record)}
        />
      )}
    </DetailScreen>
  );
}
