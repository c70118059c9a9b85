import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Empty } from '../../kit/parts/empty.tsx';
import { LoadedPart } from '../../kit/screens/loaded-part.tsx';

type Props<Row> = {
  /** `useQuery` options of rows. */
  readonly query: object & { queryFn?: (...args: never[]) => Row[] | Promise<Row[]> };
  readonly empty: Text;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** Rows inside a page of the workspace, or a sentence where there are none. */
export function Inside<Row>({ query, empty, children }: Props<Row>) {
  const { t } = useTexts();
  return (
    <LoadedPart query={query}>
      {(rows) => (rows.length === 0 ? <Empty text={t(empty)} /> : children(rows))}
    </LoadedPart>
  );
}
