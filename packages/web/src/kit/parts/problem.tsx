import { ApiError } from '@daftar/sdk';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/controls.tsx';
import { IdCell } from '../cells/id-cell.tsx';

/** The words for a failure: the first of the server's own, at any status, else the general ones. */
export function problemText(error: unknown): string {
  return (error instanceof ApiError && error.errors[0]?.message) || 'Something went wrong';
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
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div className="state" role="alert">
      <CircleAlert size={22} aria-hidden className="state-icon negative" />
      <Sentence>{foreign(problemText(error))}</Sentence>
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
