import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { Problem } from '../kit/parts/problem.tsx';
import { isSessionOver } from '../session/session-over.ts';

/** A page that failed, or a session that could not be read; one whose session is over gets the dialog alone. */
export function ShellProblem({ error, reset }: ErrorComponentProps) {
  const { t } = useTexts();
  const router = useRouter();
  if (isSessionOver(error)) return null;
  const again = () => {
    reset();
    void router.invalidate();
  };
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
