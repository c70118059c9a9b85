import { useLocale } from '../i18n/locale-context.ts';
import { Button } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';
import type { Problem } from '../state/checkout-state.ts';

export function ProblemScreen({ problem, onRetry }: { problem: Problem; onRetry?: () => void }) {
  const { t, tell } = useLocale();
  return (
    <section className="stack">
      <Panel title={tell(problem)}>
        {problem.retryable && <p className="meta">{t('Please check your connection and try again.')}</p>}
        {problem.supportCode && (
          <p className="meta">
            {t('Support code')} <code dir="ltr">{problem.supportCode}</code>
          </p>
        )}
      </Panel>
      {problem.retryable && onRetry && (
        <Button look="quiet" onClick={onRetry}>
          {t('Try again')}
        </Button>
      )}
    </section>
  );
}
