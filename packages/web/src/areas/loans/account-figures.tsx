import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { LoanAccount } from '@daftar/sdk';
import type { ReactNode } from 'react';
import type { Text as Label } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { MoneyCell } from '../../kit/cells/money-cell.tsx';

/** Shows which part of the deposits is left. The figures beside it say the same. */
function LeftBar({ account: { availableBalance = 0, totalTransactionsAmount } }: { account: LoanAccount }) {
  const part = totalTransactionsAmount > 0 ? Math.min(1, availableBalance / totalTransactionsAmount) : 0;
  return (
    <Box aria-hidden height="1" borderRadius="full" bg="bg.emphasized" overflow="hidden">
      <Box height="full" width={`${part * 100}%`} borderRadius="full" bg="brand.solid" />
    </Box>
  );
}

function Figure({ label, children }: { label: Label; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <Box minWidth="0">
      <Text as="dt" textStyle="xs" color="fg.muted">
        {t(label)}
      </Text>
      <Text as="dd" textStyle="sm" fontWeight="medium">
        {children}
      </Text>
    </Box>
  );
}

/** An account's balance and what was deposited; the balance is left out where the provider hides it. */
export function AccountFigures({ account }: { account: LoanAccount }) {
  const { t, digits } = useTexts();
  const { availableBalance, currency, totalTransactions, totalTransactionsAmount } = account;
  return (
    <Stack asChild gap="2.5" margin="0">
      <dl>
        {availableBalance !== undefined && (
          <div>
            <Text as="dt" textStyle="xs" color="fg.muted">
              {t('Available Balance')}
            </Text>
            <Text as="dd" textStyle="2xl" fontWeight="semibold" lineHeight="1.3" marginBlockEnd="1.5">
              <MoneyCell value={availableBalance} currency={currency} />
            </Text>
            <LeftBar account={account} />
          </div>
        )}
        <Flex justify="space-between" wrap="wrap" columnGap="5" rowGap="2">
          <Figure label="Total Transactions">
            <span className="figure">{digits(totalTransactions.toLocaleString('en'))}</span>
          </Figure>
          <Figure label="Total Transactions Amount">
            <MoneyCell value={totalTransactionsAmount} currency={currency} />
          </Figure>
        </Flex>
      </dl>
    </Stack>
  );
}
