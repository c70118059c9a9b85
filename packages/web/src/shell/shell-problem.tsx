import { Button } from '@chakra-ui/react/button';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { isSessionOver } from '../api/is-session-over.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Problem } from '../kit/records/problem.tsx';
import { Notice } from '../kit/ui/page/notice.tsx';
import { Page } from '../kit/ui/page/page.tsx';
import { PageLoadError } from './lazy-page.ts';

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
  if (error instanceof PageLoadError)
    return (
      <Page>
        <Notice
          alert
          icon={<CloudOff aria-hidden />}
          heading
          text={t('This page could not be loaded. Check your connection, then try again.')}
        >
          <Button onClick={again}>{t('Try again')}</Button>
        </Notice>
      </Page>
    );
  return (
    <Page>
      <Problem whole error={error} retry={again}>
        <a className="link" href="/logout">
          {t('Sign Out')}
        </a>
      </Problem>
    </Page>
  );
}
