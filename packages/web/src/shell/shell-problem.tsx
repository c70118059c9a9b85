import { Button } from '@chakra-ui/react/button';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { Problem } from '../kit/parts/problem.tsx';
import { isSessionOver } from '../session/session-over.ts';
import { PageAway } from './lazy-page.ts';

/** The error page of a failed page or session request. Empty when the session has ended, which has its own dialog. */
export function ShellProblem({ error, reset }: ErrorComponentProps) {
  const { t } = useTexts();
  const router = useRouter();
  if (isSessionOver(error)) return null;
  const again = () => {
    reset();
    void router.invalidate();
  };
  // No sign-out link here: without a connection it would leave the app and fail.
  if (error instanceof PageAway)
    return (
      <div className="page">
        <div className="state" role="alert">
          <CloudOff size={22} aria-hidden className="state-icon" />
          <h1>{t('This page could not be loaded. Check your connection, then try again.')}</h1>
          <Button onClick={again}>{t('Try again')}</Button>
        </div>
      </div>
    );
  return (
    <div className="page">
      <Problem whole error={error} retry={again} />
      <p className="state">
        <a className="link" href="/logout">
          {t('Sign Out')}
        </a>
      </p>
    </div>
  );
}
