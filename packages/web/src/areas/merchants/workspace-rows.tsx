import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { RowPage } from '../../kit/lists/state/list-rows.ts';
import { LoadedPart } from '../../kit/records/loaded-part.tsx';
import { Empty } from '../../kit/ui/page/empty.tsx';

type Props<Row> = {
  /** `useQuery` options of a page of rows. */
  readonly query: object & { queryFn?: (...args: never[]) => RowPage<Row> | Promise<RowPage<Row>> };
  readonly empty: Text;
  /** Page that lists all rows, opened with a filter for this merchant. */
  readonly list: '/services' | '/webhook-deliveries';
  readonly merchant: string;
  /** Action to offer when there are no rows. */
  readonly next: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** The first rows of a workspace tab with a link to all of them if there are more, or a message when there are none. */
export function WorkspaceRows<Row>({ query, empty, list, merchant, next, children }: Props<Row>) {
  const { t, digits } = useTexts();
  return (
    <LoadedPart query={query}>
      {({ data, total, totalIsCapped }) => {
        if (data.length === 0) return <Empty text={t(empty)}>{next}</Empty>;
        const count = digits(`${total.toLocaleString('en')}${totalIsCapped ? '+' : ''}`);
        return (
          <>
            {children(data)}
            {(totalIsCapped || total > data.length) && (
              <p>
                <Link to={list} search={{ userTypeId: merchant }} className="link">
                  {t('Show all ({{count}})', { count })}
                </Link>
              </p>
            )}
          </>
        );
      }}
    </LoadedPart>
  );
}
