import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { payoutDateOf } from '@daftar/domain';
import type { Payout } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';

/** Amount and beneficiary, and the date that matters: of the request while it is pending, of the decision afterwards. */
export function PayoutHeadline({ payout }: { payout: Payout }) {
  const { t } = useTexts();
  const { field, label } = payoutDateOf(payout.status);
  return (
    <Flex justify="space-between" align="end" gap="4" wrap="wrap">
      <Stack gap="0.5">
        <Text textStyle="2xl" fontWeight="semibold" lineHeight="1.2">
          <MoneyCell value={payout.amount} currency={payout.currency} />
        </Text>
        <Text color="fg.muted">
          <bdi>{payout.fullName}</bdi>
        </Text>
      </Stack>
      <Stack gap="0.5" textAlign="end">
        <Text textStyle="xs" color="fg.muted">
          {t(label)}
        </Text>
        <DateCell value={payout[field]} time />
      </Stack>
    </Flex>
  );
}
