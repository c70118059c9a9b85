import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { Stack } from '@chakra-ui/react/stack';
import { Timeline } from '@chakra-ui/react/timeline';
import {
  ArrowLeftRight,
  CircleCheck,
  CirclePlay,
  CircleX,
  Landmark,
  type LucideIcon,
  PencilLine,
  Smartphone,
  Undo2,
  Webhook,
} from 'lucide-react';
import { useState } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import type { Payment, PaymentStep } from './payment-queries.ts';
import { StepDetails } from './step-details.tsx';

type Look = {
  readonly title: Text;
  readonly icon: LucideIcon;
  readonly palette: 'green' | 'red' | 'orange' | 'gray';
};

const endings: Readonly<Record<string, Pick<Look, 'palette'>>> = {
  Success: { palette: 'green' },
  succeeded: { palette: 'green' },
  delivered: { palette: 'green' },
  Failed: { palette: 'red' },
  failed: { palette: 'red' },
  pending: { palette: 'orange' },
  requested: { palette: 'orange' },
  open: { palette: 'orange' },
};

const looks: Readonly<Record<PaymentStep['kind'], Pick<Look, 'title' | 'icon'>>> = {
  session: { title: 'Checkout session created', icon: CirclePlay },
  attempt: { title: 'The customer chose how to pay', icon: Smartphone },
  exchange: { title: 'Message with the provider', icon: ArrowLeftRight },
  payment: { title: 'Paid', icon: CircleCheck },
  webhook: { title: 'Webhook to the merchant', icon: Webhook },
  refund: { title: 'Refund', icon: Undo2 },
  correction: { title: 'Status corrected by hand', icon: PencilLine },
  settlement: { title: 'Settled', icon: Landmark },
};

/** Returns a step's title, icon and colour. The step of the session has no colour, because its status is that of the payment. */
function lookOf({ kind, status = '', duplicate }: PaymentStep): Look {
  const { palette = 'gray' } = kind === 'session' || kind === 'attempt' ? {} : (endings[status] ?? {});
  if (kind === 'payment' && status === 'Failed')
    return { title: 'The payment failed', icon: CircleX, palette };
  if (kind === 'payment' && duplicate)
    return { title: 'Paid a second time', icon: CircleCheck, palette: 'orange' };
  return { ...looks[kind], palette };
}

type Kind = PaymentStep['kind'];

const views: readonly { readonly value: string; readonly label: Text; readonly kinds?: readonly Kind[] }[] = [
  { value: 'all', label: 'Everything' },
  { value: 'money', label: 'Money', kinds: ['payment', 'refund', 'correction', 'settlement'] },
  { value: 'messages', label: 'Messages', kinds: ['attempt', 'exchange', 'webhook'] },
];

function Step({ step, payment }: { step: PaymentStep; payment: Payment }) {
  const { t } = useTexts();
  const { title, icon: Icon, palette } = lookOf(step);
  return (
    <Timeline.Item as="li" data-kind={step.kind}>
      <Timeline.Connector>
        <Timeline.Separator />
        <Timeline.Indicator
          colorPalette={palette}
          bg="colorPalette.subtle"
          color="colorPalette.fg"
          borderWidth="0"
        >
          <Icon size={14} aria-hidden />
        </Timeline.Indicator>
      </Timeline.Connector>
      <Timeline.Content gap="1" minWidth="0">
        <Timeline.Title textStyle="sm" display="flex" flexWrap="wrap" columnGap="3" alignItems="baseline">
          <span>{t(title)}</span>
          <span className="meta">
            <DateCell value={step.date} time country={payment.country} />
          </span>
        </Timeline.Title>
        <StepDetails step={step} payment={payment} />
      </Timeline.Content>
    </Timeline.Item>
  );
}

/** Everything that happened to a payment, oldest first. */
export function PaymentTimeline({ payment }: { payment: Payment }) {
  const { t } = useTexts();
  const [view, setView] = useState('all');
  const kinds = views.find(({ value }) => value === view)?.kinds;
  const steps = payment.timeline.filter(({ kind }) => kinds?.includes(kind) ?? true);
  return (
    <Stack gap="4" minWidth="0">
      <SegmentGroup.Root
        size="xs"
        alignSelf="start"
        aria-label={t('Show')}
        value={view}
        onValueChange={({ value }) => value && setView(value)}
        className="no-print"
      >
        <SegmentGroup.Indicator bg={{ base: 'bg.panel', _dark: 'bg.emphasized' }} />
        {views.map(({ value, label }) => (
          <SegmentGroup.Item key={value} value={value}>
            <SegmentGroup.ItemText>{t(label)}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
      {steps.length === 0 && <p className="meta">{t('Nothing of this kind happened')}</p>}
      <Timeline.Root as="ol" size="lg" variant="subtle">
        {steps.map((step, index) => (
          // A step's id is that of its record, which several steps can share. The index makes it unique; steps never move.
          <Step key={`${step._id}-${index}`} step={step} payment={payment} />
        ))}
      </Timeline.Root>
    </Stack>
  );
}
