import { ApiError, ConnectionError, TimeoutError } from '@daftar/sdk';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/controls.tsx';
import { IdCell } from '../cells/id-cell.tsx';

const wentWrong = 'Something went wrong';

/** Says that no answer of the server came: none at all, or one of a gateway before it, which says nothing in our shape. */
export function notReached(error: unknown): Text | undefined {
  const isSilent =
    error instanceof ApiError
      ? error.status > 501 && !error.errors[0]
      : error instanceof ConnectionError || error instanceof TimeoutError;
  return isSilent ? 'The server cannot be reached. Check your connection and try again.' : undefined;
}

/** The words for a failure: the first of the server's own, at any status, else the general ones. */
export function problemText(error: unknown): string {
  return notReached(error) ?? ((error instanceof ApiError && error.errors[0]?.message) || wentWrong);
}

type Props = {
  readonly error: unknown;
  readonly retry?: (() => void) | undefined;
  /** It stands alone on its page, so that its sentence is the page's heading. */
  readonly whole?: boolean;
  /** Another way on than trying again. */
  readonly children?: ReactNode;
};

/** What failed, the id to quote, and one way on. */
export function Problem({ error, retry, whole = false, children }: Props) {
  const { t, foreign } = useTexts();
  const Sentence = whole ? 'h1' : 'p';
  const silence = notReached(error);
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div className="state" role="alert">
      <CircleAlert size={22} aria-hidden className="state-icon negative" />
      <Sentence>{foreign(silence ? wentWrong : problemText(error))}</Sentence>
      {silence && <p>{t(silence)}</p>}
      {requestId && (
        <p className="meta">
          {t('Request')} <IdCell value={requestId} tabIndex={0} />
        </p>
      )}
      {retry && <Button onClick={retry}>{t('Try again')}</Button>}
      {children}
    </div>
  );
}
