import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { NotFoundError } from '@daftar/sdk';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { isSessionOver } from '../../api/is-session-over.ts';
import type { Key } from '../../api/query-keys.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { dialogs } from '../ui/overlays/dialogs.ts';
import { BackLink } from '../ui/page/back-link.tsx';
import { Page } from '../ui/page/page.tsx';
import { Problem, problemText } from './problem.tsx';

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
  const result = useQuery(query as unknown as { queryKey: Key }) as UseQueryResult<Data>;
  useLoadAlert(result, alerts);
  if (result.data !== undefined) return children(result.data);
  // No retry if the record no longer exists.
  const isGone = result.error instanceof NotFoundError;
  if (result.isError)
    return (
      <Page>
        <Problem whole error={result.error} retry={isGone ? undefined : () => void result.refetch()}>
          {isGone && <BackLink otherwise="/">{t('Back')}</BackLink>}
        </Problem>
      </Page>
    );
  return (
    <Page aria-busy="true">
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      <Skeleton width="220px" height="5" my="2" />
      <Stack gap="4" padding="5" maxWidth="640px" borderWidth="1px" borderRadius="l3" bg="bg.panel">
        {[0, 1, 2, 3].map((line) => (
          <Skeleton key={line} height="9" />
        ))}
      </Stack>
    </Page>
  );
}
