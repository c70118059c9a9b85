import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ExchangeView } from '../../kit/features/exchange/exchange-view.tsx';
import { historyWords } from '../../kit/features/history/history-words.ts';
import { methodLabel } from '../../kit/features/payments/method-label.ts';
import { PaymentStatus } from '../../kit/features/payments/payment-status.tsx';
import { ProviderName } from '../../kit/features/payments/provider-name.tsx';
import { RefundStatus } from '../../kit/features/refunds/refund-status.tsx';
import { IdCell } from '../../kit/ui/cells/id-cell.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import type { Payment, PaymentStep } from './payment-queries.ts';

type Props = { readonly step: PaymentStep; readonly payment: Payment };

const Line = ({ children }: { children: ReactNode }) => (
  <HStack gap="3" rowGap="1" wrap="wrap" textStyle="grid" color="fg.muted">
    {children}
  </HStack>
);

/** A link in the text for users who may open its page. */
function Opens({ may, to, children }: { may: boolean; to: string; children: ReactNode }) {
  return may ? (
    <Link to={to} className="link">
      {children}
    </Link>
  ) : (
    children
  );
}

function Exchange({ step }: { step: PaymentStep }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!step.log) return null;
  return (
    <Stack gap="3" minWidth="0">
      <Line>
        <ProviderName value={step.provider ?? ''} />
        <Button
          size="2xs"
          variant="ghost"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'Hide the message' : 'Show the message')}
          <ChevronDown size={14} aria-hidden style={{ rotate: open ? '180deg' : undefined }} />
        </Button>
      </Line>
      <Box id={id} hidden={!open}>
        {open && <ExchangeView log={step.log} />}
      </Box>
    </Stack>
  );
}

function Attempt({ step: { provider = '', method, reference, failure, status } }: { step: PaymentStep }) {
  const { word } = useTexts();
  return (
    <Stack gap="1">
      <Line>
        <ProviderName value={provider} />
        {method && <span>{word(methodLabel(method))}</span>}
        {reference && <IdCell value={reference} tabIndex={0} />}
        {(status === 'pending' || status === 'expired') && <PaymentStatus status={status} />}
      </Line>
      {failure && (
        <p className="meta">
          <bdi>{failure}</bdi>
        </p>
      )}
    </Stack>
  );
}

function Delivery({
  step: { _id = '', eventType, status, attempts = 0, responseStatus, failure },
}: {
  step: PaymentStep;
}) {
  const { t, digits } = useTexts();
  const { can } = useSession();
  return (
    <Stack gap="1">
      <Line>
        <Opens may={can('listWebhookDeliveries')} to={`/webhook-deliveries/${_id}`}>
          <bdi className="mono" dir="ltr">
            {eventType}
          </bdi>
        </Opens>
        {status === 'failed' && <PaymentStatus status="failed" />}
        {status === 'pending' && <PaymentStatus status="pending" />}
        {responseStatus !== undefined && <bdi>{`HTTP ${responseStatus}`}</bdi>}
        {attempts > 1 && <span>{t('Attempts: {{number}}', { number: digits(String(attempts)) })}</span>}
      </Line>
      {failure && status !== 'delivered' && (
        <p className="meta">
          <bdi>{failure}</bdi>
        </p>
      )}
    </Stack>
  );
}

function Refunded({ step: { _id = '', amount, failure }, payment }: Props) {
  const { t } = useTexts();
  const refund = payment.refunds.find((one) => one._id === _id);
  return (
    <Stack gap="1">
      <Line>
        <Opens may to={`/refunds/${_id}`}>
          {amount === undefined ? (
            t('Unknown amount')
          ) : (
            <MoneyCell value={amount} currency={payment.currency} />
          )}
        </Opens>
        {refund && <RefundStatus status={refund.status} />}
        {refund?.requestedBy && <bdi>{refund.requestedBy}</bdi>}
      </Line>
      {[refund?.reason, failure].map(
        (text) =>
          text && (
            <p key={text} className="meta">
              <bdi>{text}</bdi>
            </p>
          ),
      )}
    </Stack>
  );
}

function Corrected({ step: { entry } }: { step: PaymentStep }) {
  const texts = useTexts();
  if (!entry) return null;
  return (
    <Line>
      <span dir="auto">{historyWords(entry, texts)}</span>
      <bdi>{texts.word(entry.actor)}</bdi>
    </Line>
  );
}

/** The details of a step, depending on its kind. */
export function StepDetails({ step, payment }: Props) {
  const { t } = useTexts();
  const { can } = useSession();
  const { kind, _id = '', amount, reference = '' } = step;
  if (kind === 'exchange') return <Exchange step={step} />;
  if (kind === 'attempt') return <Attempt step={step} />;
  if (kind === 'webhook') return <Delivery step={step} />;
  if (kind === 'refund') return <Refunded step={step} payment={payment} />;
  if (kind === 'correction') return <Corrected step={step} />;
  if (kind === 'settlement')
    return (
      <Line>
        <Opens may={can('getSettlementReport')} to={`/settlement-summary/${_id}`}>
          {t('Settlement {{number}}', { number: reference })}
        </Opens>
      </Line>
    );
  if (kind === 'payment')
    return (
      <Line>
        <MoneyCell value={amount} currency={payment.currency} />
        <IdCell value={_id} tabIndex={0} />
      </Line>
    );
  return (
    <Line>
      <IdCell value={_id} tabIndex={0} />
      {step.late && <span>{t('Paid after it had ended')}</span>}
    </Line>
  );
}
