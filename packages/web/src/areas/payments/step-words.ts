import type { LucideIcon } from 'lucide-react';
import {
  ArrowLeftRight,
  CircleCheck,
  CirclePlay,
  CircleX,
  Landmark,
  PencilLine,
  Smartphone,
  Undo2,
  Webhook,
} from 'lucide-react';
import type { Text } from '../../i18n/text.ts';
import type { PaymentStep } from './payment-queries.ts';

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
export function lookOf({ kind, status = '', duplicate }: PaymentStep): Look {
  const { palette = 'gray' } = kind === 'session' || kind === 'attempt' ? {} : (endings[status] ?? {});
  if (kind === 'payment' && status === 'Failed')
    return { title: 'The payment failed', icon: CircleX, palette };
  if (kind === 'payment' && duplicate)
    return { title: 'Paid a second time', icon: CircleCheck, palette: 'orange' };
  return { ...looks[kind], palette };
}
