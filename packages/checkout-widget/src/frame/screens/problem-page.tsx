import { inLanguage } from '../display/page-language.ts';
import { useLocale } from '../i18n/locale-context.ts';
import { SandboxNote } from '../parts/sandbox-note.tsx';
import type { Problem } from '../state/checkout-state.ts';
import { ProblemScreen } from './problem-screen.tsx';
import { Title } from './title.tsx';

interface ProblemPageProps {
  problem: Problem;
  /** Address of the page that shows the payment's state and its receipt. */
  paymentPage?: string | undefined;
  sandbox?: boolean | undefined;
}

/** A page that shows only a problem. */
export function ProblemPage({ problem, paymentPage, sandbox }: ProblemPageProps) {
  const { t, locale } = useLocale();
  return (
    <>
      {sandbox && <SandboxNote />}
      <Title />
      <ProblemScreen problem={problem} />
      {paymentPage && (
        <a className="button quiet" href={inLanguage(paymentPage, locale)}>
          {t('Show the payment')}
        </a>
      )}
    </>
  );
}
