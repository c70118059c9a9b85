import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { type Currency, isCurrency, toDecimalString } from '@daftar/domain';
import { useEffect } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { SegmentChoice } from '../../ui/parts/segment-choice.tsx';
import { RefundAmount } from './refund-amount.tsx';
import type { RefundablePayment } from './refund-effect.ts';
import { RefundReason } from './refund-reason.tsx';
import { RefundShares } from './refund-shares.tsx';
import { useRefundForm } from './use-refund-form.ts';

type Props = {
  readonly payment: RefundablePayment;
  readonly currency: Currency;
  /** Closes the dialog; asks first if values were typed. */
  readonly leave: () => void;
  /** Reports whether values are typed. */
  readonly onTyped: (typed: boolean) => void;
  /** Called with the refund's id after it was requested. */
  readonly done: (id: string) => void;
};

/**
 * The form that requests a refund: the whole remaining amount or a part, and the reason. Shows what the refund takes from each
 * share.
 */
export function RefundForm({ payment, currency, leave, onTyped, done }: Props) {
  const { t, say } = useTexts();
  const { draft, change, isPart, effect, errors, problem, busy, submit } = useRefundForm(
    payment,
    currency,
    done,
  );
  const isTyped = draft.typed.trim() !== '' || draft.reason.trim() !== '';
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [isTyped, onTyped]);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Dialog.Header>
        <Dialog.Title>{t('Refund order {{order}}', { order: payment.orderId })}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          {problem && <Banner tone="negative">{say(problem)}</Banner>}
          <Text textStyle="sm" color="fg.muted">
            {t('Left to give back')}:{' '}
            <MoneyCell value={effect && toDecimalString(effect.left)} currency={currency} />
          </Text>
          <SegmentChoice
            label="How much"
            options={[
              ['whole', 'Everything that is left'],
              ['part', 'A part'],
            ]}
            value={draft.part}
            change={(part) => change({ part })}
          />
          {isPart && (
            <RefundAmount
              label="Amount"
              currency={currency}
              value={draft.typed}
              change={(typed) => change({ typed })}
              error={errors.amount}
            />
          )}
          <RefundReason
            label="Reason"
            value={draft.reason}
            change={(reason) => change({ reason })}
            error={errors.reason}
            hint="Kept in the history and told to the merchant."
          />
          {effect && <RefundShares effect={effect} />}
          <p className="meta">
            {t(
              'The provider is asked in the background. The refund stays pending until it says how it ended.',
            )}
          </p>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={leave}>{t('Cancel')}</Button>
        <Button type="submit" variant="solid" colorPalette="red" aria-disabled={busy}>
          {t('Refund')}
          {effect?.amount && (
            <bdi className="figure">
              {toDecimalString(effect.amount)} {currency}
            </bdi>
          )}
        </Button>
      </Dialog.Footer>
    </form>
  );
}

/** The refund form; renders nothing if the payment's currency is unknown. */
export function RefundFormOf({ payment, ...rest }: Omit<Props, 'currency'>) {
  const { currency } = payment;
  return isCurrency(currency) ? <RefundForm {...{ payment, currency }} {...rest} /> : null;
}
