import { Card } from '@chakra-ui/react/card';
import { NotFoundError } from '@daftar/sdk';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { isSessionOver } from '../../session/session-over.ts';
import { dialogs } from '../parts/dialogs.ts';
import { Problem, problemText } from '../parts/problem.tsx';

const wentWrong = 'Something went wrong';

type Props<Data> = {
  /** `useQuery` options, for example `merchantQueries.detail(id)`. */
  query: object & { queryFn?: (...args: never[]) => Data | Promise<Data> };
  /** Whether a failure also opens a dialog, as forms need. */
  alerts?: boolean;
  children: (data: Data) => ReactNode;
};

/**
 * Opens a dialog each time the load fails, and closes it when the page is left.
 *
 * A record that does not exist opens no dialog: the page itself says so.
 */
function useLoadAlert({ data, error, errorUpdatedAt }: UseQueryResult, alerts: boolean): void {
  const failed = data === undefined && error !== null && !(error instanceof NotFoundError);
  useEffect(() => {
    if (!alerts || !failed || errorUpdatedAt === 0 || isSessionOver(error)) return;
    const left = new AbortController();
    const reason = problemText(error);
    const detail = reason === wentWrong ? undefined : reason;
    void dialogs.alert({ title: wentWrong, ...(detail && { detail }) }, left.signal);
    return () => left.abort();
  }, [alerts, failed, error, errorUpdatedAt]);
}

/** A page that needs a record: shows a skeleton while it loads, and the error if loading fails. */
export function Loaded<Data>({ query, alerts = false, children }: Props<Data>) {
  const { t } = useTexts();
  const result = useQuery(query as unknown as { queryKey: readonly unknown[] }) as UseQueryResult<Data>;
  useLoadAlert(result, alerts);
  if (result.data !== undefined) return children(result.data);
  if (result.isError)
    return (
      <div className="page">
        <Problem whole error={result.error} retry={() => void result.refetch()} />
      </div>
    );
  return (
    <div className="page" aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('Loading')}
      </span>
      <div
        className="skeleton"
        style={{ inlineSize: 220, blockSize: 16, marginBlock: 10, marginInline: 0 }}
      />
      <Card.Root size="sm" maxWidth="640px">
        <Card.Body gap="5">
          {[0, 1, 2, 3].map((line) => (
            <div key={line} className="skeleton" style={{ blockSize: 30, marginInline: 0 }} />
          ))}
        </Card.Body>
      </Card.Root>
    </div>
  );
}
