import type { Refund } from '@daftar/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { queryKeys, type Resource } from '../../../api/query-keys.ts';
import { viewingAsMessage } from '../../../api/viewing-as-message.ts';
import { asWritten, type Shown } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useHost } from '../../records/host.ts';
import { dialogs } from '../../ui/overlays/dialogs.ts';
import { lazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import { toast } from '../../ui/overlays/toasts.ts';
import type { RefundablePayment } from './refund-effect.ts';
import { useRefundEnd } from './use-refund-end.ts';

const LazyRefund = lazyOverlay(async () => (await import('./refund-dialog.tsx')).RefundDialog);

/** The resources that a refund makes outdated. */
const affected: readonly Resource[] = ['refunds', 'payments', 'transaction-report'];

/** Returns why a payment cannot be refunded, in the user's language; undefined when it can. */
export function useRefundRefusal(): (payment: RefundablePayment) => Shown | undefined {
  const { say } = useTexts();
  const host = useHost();
  const missing = host.useUser().refusalOf('addRefund');
  const refusal = host.useViewing() ? (missing ?? say(viewingAsMessage)) : missing;
  return ({ refundable, notRefundable = 'refund-nothing-left', provider = '' }) =>
    refusal ?? (refundable ? undefined : say({ code: notRefundable, values: { provider } }));
}

/** Tells the user how a refund ended. A failure stays until the user closes it. */
function tellEnd({ status, failure }: Refund): void {
  if (status === 'succeeded') toast('The refund succeeded.');
  if (status !== 'failed') return;
  void dialogs.alert({
    title: 'The refund failed',
    text: 'The customer did not get this money.',
    ...(failure !== undefined && { detail: asWritten(failure) }),
  });
}

/**
 * Returns a function that opens the refund dialog of a payment, and the dialog to render. While the page stays open, it tells how a
 * requested refund ended.
 */
export function useRefund(): {
  readonly refund: (payment: RefundablePayment) => void;
  readonly prepare: () => void;
  readonly dialog: ReactNode;
} {
  const client = useQueryClient();
  const [payment, setPayment] = useState<RefundablePayment>();
  const [open, setOpen] = useState(false);
  const onOpenChange = useCallback((details: { readonly open: boolean }) => setOpen(details.open), []);
  const [followed, setFollowed] = useState<string>();
  const refresh = () => {
    for (const resource of affected) void client.invalidateQueries({ queryKey: queryKeys.all(resource) });
  };
  useRefundEnd(followed, (refund) => {
    setFollowed(undefined);
    refresh();
    tellEnd(refund);
  });
  const done = (id: string) => {
    setOpen(false);
    setFollowed(id);
    refresh();
  };
  return {
    refund: (next) => {
      setPayment(next);
      setOpen(true);
    },
    prepare: LazyRefund.prepare,
    dialog: payment && <LazyRefund key={payment._id} {...{ open, onOpenChange, payment, done }} />,
  };
}
