import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text as Line } from '@chakra-ui/react/text';
import { negateNumber } from '@daftar/domain';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { inkOf } from '../../kit/ui/charts/chart-inks.ts';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import type { Payment } from './payment-queries.ts';

type Part = { readonly label: Text; readonly value: number; readonly ink: string };

/** Returns the shares of the transaction, as the transaction report shows them. */
function partsOf({ transaction }: Payment): readonly Part[] {
  if (!transaction) return [];
  const { merchantShareValue, waleeShareValue, carrierShareValue } = transaction;
  return [
    ...(merchantShareValue === undefined
      ? []
      : [{ label: 'Merchant Share' as const, value: merchantShareValue, ink: inkOf(0) }]),
    ...(waleeShareValue === undefined
      ? []
      : [{ label: '{{provider}} Share' as const, value: waleeShareValue, ink: inkOf(1) }]),
    ...(carrierShareValue === undefined
      ? []
      : [{ label: 'Carrier Share' as const, value: carrierShareValue, ink: inkOf(2) }]),
  ];
}

/** Who gets which part of the amount: a bar, and the figures below it. */
function Shares({ parts, currency }: { parts: readonly Part[]; currency: string }) {
  const { t } = useTexts();
  return (
    <Stack gap="2.5">
      <Flex aria-hidden="true" height="10px" borderRadius="full" overflow="hidden" gap="1px" bg="bg.muted">
        {parts
          .filter(({ value }) => value > 0)
          .map(({ label, value, ink }) => (
            <Box key={label} flexGrow={value} flexBasis="0" minWidth="3px" style={{ background: ink }} />
          ))}
      </Flex>
      {parts.map(({ label, value, ink }) => (
        <Flex key={label} justify="space-between" gap="4" textStyle="grid">
          <Flex as="span" align="center" gap="2">
            <Box boxSize="10px" borderRadius="3px" aria-hidden="true" style={{ background: ink }} />
            {t(label)}
          </Flex>
          <MoneyCell value={value} currency={currency} />
        </Flex>
      ))}
    </Stack>
  );
}

/** A payment's amount, its shares, and its refunds. */
export function PaymentMoney({ payment }: { payment: Payment }) {
  const { t } = useTexts();
  const { amount, currency, transaction, receivedAmount, receivedCurrency = currency } = payment;
  const parts = partsOf(payment);
  const { refundedAmount = 0, refundPending = 0 } = transaction ?? {};
  return (
    <FormSection title="Money">
      <Stack gap="4">
        <Line textStyle="2xl" fontWeight="semibold">
          <MoneyCell value={amount} currency={currency} />
        </Line>
        {receivedAmount !== undefined && (
          <Line color="fg.error">
            {t('Received by the provider')}: <MoneyCell value={receivedAmount} currency={receivedCurrency} />
          </Line>
        )}
        {transaction?.status === 'Failed' && (
          <Line color="fg.muted">{t('The transaction failed, so nobody gets these shares.')}</Line>
        )}
        {parts.length > 0 && <Shares {...{ parts, currency }} />}
        {refundedAmount > 0 && (
          <Flex
            justify="space-between"
            gap="4"
            textStyle="grid"
            borderBlockStartWidth="1px"
            paddingBlockStart="3"
          >
            <span>{t('Given back')}</span>
            <MoneyCell value={negateNumber(refundedAmount)} currency={currency} />
          </Flex>
        )}
        {refundPending > 0 && (
          <Flex justify="space-between" gap="4" textStyle="grid" color="fg.muted">
            <span>{t('Asked back')}</span>
            <MoneyCell value={negateNumber(refundPending)} currency={currency} />
          </Flex>
        )}
      </Stack>
    </FormSection>
  );
}
