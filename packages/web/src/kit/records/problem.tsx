import { Button } from '@chakra-ui/react/button';
import { EmptyState } from '@chakra-ui/react/empty-state';
import { ApiError, ConnectionError, TimeoutError } from '@daftar/sdk';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Message, messageFrom } from '../../i18n/message.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { IdCell } from '../ui/cells/id-cell.tsx';
import { Notice } from '../ui/page/notice.tsx';

const wentWrong = 'Something went wrong';

/**
 * Returns a message when the server itself did not respond: the connection failed or timed out, or a gateway in front of it
 * returned a body that is not our error format.
 */
export function connectionProblem(error: unknown): Text | undefined {
  const isUnreached =
    error instanceof ApiError
      ? error.status > 501 && !error.errors[0]
      : error instanceof ConnectionError || error instanceof TimeoutError;
  return isUnreached ? 'The server cannot be reached. Check your connection and try again.' : undefined;
}

/** Returns the message for an error: connection failure, otherwise the server's first message, otherwise a general one. */
export function problemText(error: unknown): Message {
  const unreached = connectionProblem(error);
  if (unreached) return unreached;
  const [first] = error instanceof ApiError ? error.errors : [];
  return first?.message ? messageFrom(first) : wentWrong;
}

type Props = {
  readonly error: unknown;
  readonly retry?: (() => void) | undefined;
  /** Whether the error replaces the whole page, so that its sentence is the page's heading. */
  readonly whole?: boolean;
  /** What the user can do instead of trying again. */
  readonly children?: ReactNode;
};

/** An error message with the request id for support and one remedy. */
export function Problem({ error, retry, whole = false, children }: Props) {
  const { t, say } = useTexts();
  const unreached = connectionProblem(error);
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Notice
      alert
      heading={whole}
      icon={<CircleAlert aria-hidden />}
      text={say(unreached ? wentWrong : problemText(error))}
    >
      {unreached && <EmptyState.Description>{t(unreached)}</EmptyState.Description>}
      {requestId && (
        <EmptyState.Description textStyle="xs">
          {t('Request')} <IdCell value={requestId} tabIndex={0} />
        </EmptyState.Description>
      )}
      {retry && <Button onClick={retry}>{t('Try again')}</Button>}
      {children}
    </Notice>
  );
}
