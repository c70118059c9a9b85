import { inLanguage } from '../display/page-language.ts';
import { forgetCustomer } from '../form/kept-customer.ts';
import { useLocale } from '../i18n/locale-context.ts';
import { SandboxNote } from '../parts/sandbox-note.tsx';
import { Snackbar } from '../parts/snackbar.tsx';
import { LoadingPage } from '../screens/loading-screen.tsx';
import { ProblemScreen } from '../screens/problem-screen.tsx';
import { Title } from '../screens/title.tsx';
import type { LinkApi } from './link-api.ts';
import { LinkForm } from './link-form.tsx';
import { LinkOrder } from './link-order.tsx';
import { useLink } from './use-link.ts';

interface LinkPageProps {
  /** The link's id. */
  id: string;
  api: LinkApi;
  go: (address: string) => void;
}

/** The page of a payment link: the product, and a form for the customer's mobile number that starts the payment. */
export function LinkPage({ id, api, go }: LinkPageProps) {
  const { tell, locale } = useLocale();
  const { sold, problem, load, orderId, start, busy, error, clearError } = useLink(api, (address) => {
    // The payment's own page fills in the number.
    forgetCustomer(id);
    go(inLanguage(address, locale));
  });
  if (problem)
    return (
      <>
        <Title />
        <ProblemScreen problem={problem} onRetry={load} />
      </>
    );
  if (!sold)
    return (
      <>
        <Title />
        <LoadingPage />
      </>
    );
  return (
    <>
      {sold.sandbox && <SandboxNote />}
      <LinkOrder sold={sold} orderId={orderId} />
      <div className="pay">
        <LinkForm id={id} sold={sold} busy={busy} onStart={start} />
      </div>
      {error && <Snackbar message={tell(error)} onGone={clearError} />}
    </>
  );
}
