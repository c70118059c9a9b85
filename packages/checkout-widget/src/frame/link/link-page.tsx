import { linkCallingCodes } from '@daftar/domain';
import { useRef, useState } from 'react';
import { useLocale } from '../i18n/locale-context.ts';
import { Amount } from '../parts/amount.tsx';
import { Button } from '../parts/button.tsx';
import { PhoneField } from '../parts/phone-field.tsx';
import { type PhoneNumber, prefillPhone } from '../parts/phone-number.ts';
import { Snackbar } from '../parts/snackbar.tsx';
import { LoadingScreen } from '../screens/loading-screen.tsx';
import { ProblemScreen } from '../screens/problem-screen.tsx';
import { Title } from '../screens/title.tsx';
import { Flag } from './flag.tsx';
import type { LinkApi, LinkedPackage } from './link-api.ts';
import { readLinkForm } from './link-form.ts';
import { useLink } from './use-link.ts';

interface LinkPageProps {
  api: LinkApi;
  go: (address: string) => void;
}

/** The page of a payment link: what is sold, and the customer's mobile number, with which the payment starts. */
export function LinkPage({ api, go }: LinkPageProps) {
  const { tell } = useLocale();
  const { sold, problem, load, orderId, start, busy, error, clearError } = useLink(api, go);
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
        <LoadingScreen />
      </>
    );
  return (
    <>
      <Order sold={sold} orderId={orderId} />
      <NumberForm busy={busy} onStart={start} />
      {error && <Snackbar message={tell(error)} onGone={clearError} />}
    </>
  );
}

function Order({ sold, orderId }: { sold: LinkedPackage; orderId: string }) {
  const { t } = useLocale();
  return (
    <header className="summary">
      <h1 className="instruction">{t('Review your order')}</h1>
      <dl className="facts">
        <div>
          <dt>{t('For')}</dt>
          <dd>
            <bdi>{sold.name}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('Order id')}</dt>
          <dd>
            <bdi dir="ltr">{orderId}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('Currency')}</dt>
          <dd>
            <bdi dir="ltr">{sold.currency}</bdi>
          </dd>
        </div>
      </dl>
      <div className="total">
        <span className="meta">{t('Amount to pay')}</span>
        <Amount value={sold.amount} currency={sold.currency} />
      </div>
    </header>
  );
}

function NumberForm({ busy, onStart }: { busy: boolean; onStart: (msisdn: string) => void }) {
  const { t } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [phone, setPhone] = useState<PhoneNumber>(() => prefillPhone(undefined));
  const [error, setError] = useState<string>();
  const send = () => {
    const read = readLinkForm(phone);
    if ('value' in read) return onStart(read.value.msisdn);
    setError(read.message);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <PhoneField
        value={phone}
        codes={linkCallingCodes}
        flag={<Flag callingCode={phone.callingCode} />}
        error={error}
        onChange={(next) => {
          setPhone(next);
          setError(undefined);
        }}
      />
      <Button type="submit" busy={busy}>
        {t('Continue')}
      </Button>
      <p className="note">{t("We don't have any cash refund policy")}</p>
    </form>
  );
}
