import type { ReceiptEmail } from '@daftar/sdk';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { readFailure } from '../failure.ts';
import { EmailField } from '../form/text-fields.tsx';
import { useLocale } from '../i18n/locale-context.ts';
import type { GatewayMessage } from '../i18n/translate.ts';
import { Button } from '../parts/button.tsx';
import type { ReceiptApi } from './receipt-api.ts';
import { receiptMoment } from './receipt-moment.ts';

/** Interval at which the page checks whether the email was sent. */
const LOOK_EVERY_MS = 3_000;
const LOOKS = 20;

interface EmailReceiptProps {
  api: ReceiptApi;
  email: ReceiptEmail;
  /** The receipt's time zone. */
  timeZone: string | undefined;
}

/** The state of the receipt's email, and a form that sends the receipt to an address. */
export function EmailReceipt({ api, email: first, timeZone }: EmailReceiptProps) {
  const { t, tell, locale } = useLocale();
  const [email, setEmail] = useFollowed(api, first);
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<GatewayMessage>();
  const [busy, setBusy] = useState(false);
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    setBusy(true);
    try {
      const { status } = await api.email(address.trim(), locale);
      setEmail({ ...email, status });
      setAddress('');
    } catch (cause) {
      const failure = readFailure(cause);
      setProblem(failure.fields.length > 0 ? { message: 'Please provide valid email' } : failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="stack no-print" onSubmit={send} noValidate>
      <EmailStatus email={email} timeZone={timeZone} />
      <EmailField
        label={t('Send to my email')}
        maxLength={254}
        value={address}
        hint={t('We use the address for this receipt only, and do not keep it.')}
        error={problem && tell(problem)}
        onChange={setAddress}
      />
      <Button type="submit" look="quiet" busy={busy}>
        {t('Send')}
      </Button>
    </form>
  );
}

function EmailStatus({ email: { status, sentAt }, timeZone }: Pick<EmailReceiptProps, 'email' | 'timeZone'>) {
  const { t, tag, numerals } = useLocale();
  const texts = {
    none: '',
    waiting: t('The email with your receipt is on its way.'),
    sent: sentAt
      ? t('Sent by email on {date}', { date: receiptMoment(sentAt, { tag, numerals, timeZone }) })
      : '',
    failed: t('The email could not be delivered. Please try another address.'),
  };
  return (
    <p className="meta" role="status">
      {texts[status]}
    </p>
  );
}

/** Reads the receipt repeatedly while its email is waiting. */
function useFollowed(api: ReceiptApi, first: ReceiptEmail) {
  const [email, setEmail] = useState(first);
  const isWaiting = email.status === 'waiting';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has one receipt.
  useEffect(() => {
    if (!isWaiting) return undefined;
    let looks = 0;
    let over = false;
    const timer = setInterval(() => {
      looks += 1;
      if (looks >= LOOKS) clearInterval(timer);
      // Ignore a failed request, because the next one follows, and a response that arrives after that of a later request.
      api.read().then(
        ({ email: now }) => now && !over && setEmail(now),
        () => undefined,
      );
    }, LOOK_EVERY_MS);
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [isWaiting]);
  return [email, setEmail] as const;
}
