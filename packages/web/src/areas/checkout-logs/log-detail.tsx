import { Dialog } from '@chakra-ui/react/dialog';
import { HStack } from '@chakra-ui/react/stack';
import type { CheckoutLog } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { ExchangeView } from '../../kit/features/exchange/exchange-view.tsx';
import { PaymentLink } from '../../kit/features/payments/payment-link.tsx';
import { ProviderName } from '../../kit/features/payments/provider-name.tsx';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { DialogCloseButton, DialogFrame } from '../../kit/ui/overlays/dialog-frame.tsx';

type Props = { readonly log: CheckoutLog | undefined; readonly close: () => void };

function Links({ sessionId }: { sessionId: string }) {
  const { t } = useTexts();
  return (
    <HStack gap="4" wrap="wrap" textStyle="sm">
      <PaymentLink id={sessionId}>{t('Open the payment')}</PaymentLink>
      <Link to="/checkout-requests" search={{ q: sessionId }} className="link">
        {t('Its request')}
      </Link>
      <Link to="/checkout-logs" search={{ q: sessionId }} className="link">
        {t('All logs of this session')}
      </Link>
    </HStack>
  );
}

/** One log: request and response side by side. Escape closes it. */
export function LogDetail({ log, close }: Props) {
  return (
    <DialogFrame
      open={log !== undefined}
      onOpenChange={({ open }) => !open && close()}
      size={{ mdDown: 'full', md: 'xl' }}
      scrollBehavior="inside"
      content={{ maxWidth: { md: 'min(1120px, calc(100vw - 48px))' } }}
    >
      {log && (
        <>
          <Dialog.Header>
            <Dialog.Title display="flex" gap="3" alignItems="baseline" flexWrap="wrap">
              <ProviderName value={log.provider} />
              <span className="meta">
                <DateCell value={log.createdDate} time />
              </span>
            </Dialog.Title>
          </Dialog.Header>
          <Dialog.Body display="grid" gap="4" alignContent="start">
            {log.sessionId && <Links sessionId={log.sessionId} />}
            <ExchangeView log={log} />
          </Dialog.Body>
          <DialogCloseButton />
        </>
      )}
    </DialogFrame>
  );
}
