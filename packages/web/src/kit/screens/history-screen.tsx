import type { RecordKind } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { DetailScreen, type DetailScreenProps } from './detail-screen.tsx';
import { RecordHistory } from './record-history.tsx';

type Props<Record> = Pick<DetailScreenProps<Record>, 'title' | 'back' | 'aside'> & {
  readonly kind: RecordKind;
  readonly queryOf: (id: string) => DetailScreenProps<Record>['query'];
  /** Whose clock the moments are told by. */
  readonly country?: (record: Record) => string | undefined;
};

/** What happened to the record that the address names, newest first. */
export function HistoryScreen<Record>({ kind, queryOf, country, ...screen }: Props<Record>) {
  const { id = '' } = useParams({ strict: false });
  return (
    <DetailScreen {...screen} query={queryOf(id)}>
      {(record) => <RecordHistory kind={kind} id={id} country={country?.(record)} />}
    </DetailScreen>
  );
}
