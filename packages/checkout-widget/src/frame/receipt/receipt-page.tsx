import { isPaymentMethod, paymentMethodLabels } from '@daftar/domain';
import type { Receipt } from '@daftar/sdk';
import { useCallback, useEffect, useState } from 'react';
import { readFailure } from '../failure.ts';
import { useLocale } from '../i18n/locale-context.ts';
import type { Text } from '../i18n/text.ts';
import { Amount } from '../parts/amount.tsx';
import { Button } from '../parts/button.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { MerchantMark } from '../parts/merchant-mark.tsx';
import { SandboxNote } from '../parts/sandbox-note.tsx';
import { LoadingScreen } from '../screens/loading-screen.tsx';
import { ProblemPage } from '../screens/problem-page.tsx';
import { ProblemScreen } from '../screens/problem-screen.tsx';
import { Title } from '../screens/title.tsx';
import type { Problem } from '../state/checkout-state.ts';
import { EmailReceipt } from './email-receipt.tsx';
import { type ReceiptApi, receiptApi } from './receipt-api.ts';
import { receiptMoment } from './receipt-moment.ts';

/** A payment's receipt, which can be printed. It has the details that support and the merchant need. */
export function ReceiptPage({ id }: { id: string }) {
  const [api] = useState(() => receiptApi(id));
  const [receipt, setReceipt] = useState<Receipt>();
  const [problem, setProblem] = useState<Problem>();
  const load = useCallback(() => {
    setProblem(undefined);
    api.read().then(setReceipt, (cause) => {
      const failure = readFailure(cause);
      setProblem(failure.definite ? { message: 'Receipt not found', retryable: false } : failure);
    });
  }, [api]);
  useEffect(load, [load]);
  if (problem?.retryable)
    return (
      <>
        <Title />
        <ProblemScreen problem={problem} onRetry={load} />
      </>
    );
  if (problem) return <ProblemPage problem={problem} />;
  if (!receipt)
    return (
      <>
        <Title />
        <LoadingScreen />
      </>
    );
  return <Printed receipt={receipt} api={api} />;
}

const refundTexts = {
  pending: 'A refund is on its way',
  partial: 'Partly refunded',
  full: 'Refunded in full',
} as const satisfies Record<string, Text>;

function Printed({ receipt, api }: { receipt: Receipt; api: ReceiptApi }) {
  const { t } = useLocale();
  const { refundStatus, refundedAmount, currency, supportCode } = receipt;
  return (
    <article className="stack receipt">
      {receipt.sandbox && <SandboxNote />}
      <header className="outcome positive">
        {receipt.merchantLogo ? (
          <MerchantMark name={receipt.merchantName} logo={receipt.merchantLogo} />
        ) : (
          <div className="badge" aria-hidden="true">
            <Icon name="check" size={28} />
          </div>
        )}
        <p className="payee">{receipt.merchantName || receipt.serviceName}</p>
        <h1>{t('Receipt')}</h1>
        <p className="total">
          <Amount value={receipt.amount} currency={currency} />
        </p>
      </header>
      {refundStatus !== 'none' && (
        <p className="refund" role="note">
          <strong>{t(refundTexts[refundStatus])}</strong>
          {refundedAmount > 0 && <Amount value={refundedAmount} currency={currency} />}
        </p>
      )}
      <Facts receipt={receipt} />
      <div className="support">
        <span className="meta">{t('Support code')}</span>
        <code dir="ltr">{supportCode}</code>
        <p className="meta">{t('Keep this code. Our support finds your payment by it.')}</p>
      </div>
      <div className="choices-row no-print">
        <Button onClick={() => window.print()}>{t('Print')}</Button>
        <CopyButton text={supportCode} />
      </div>
      {receipt.email && <EmailReceipt api={api} email={receipt.email} timeZone={receipt.timeZone} />}
    </article>
  );
}

function Facts({ receipt }: { receipt: Receipt }) {
  const { t, tag, numerals } = useLocale();
  const { paymentMethod: method, provider, referenceNumber, product } = receipt;
  const paidAt = receiptMoment(receipt.paidAt, { tag, numerals, timeZone: receipt.timeZone });
  const rows: [Text, string | undefined][] = [
    ['Paid to', receipt.merchantName || receipt.serviceName],
    ['For', product],
    ['Order id', receipt.orderId],
    ['Paid on', paidAt],
    [
      'Paid with',
      [isPaymentMethod(method) ? t(paymentMethodLabels[method]) : method, provider]
        .filter(Boolean)
        .join(' · '),
    ],
    ['Reference number', referenceNumber],
  ];
  return (
    <dl className="facts">
      {rows.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
