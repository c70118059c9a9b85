import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { proportionOf } from '@daftar/domain';
import type { LoanAccount } from '@daftar/sdk';
import type { ReactNode } from 'react';
import type { Text as Label } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { accountValues } from './account-values.tsx';

/** Shows the remaining part of the deposits as a bar. The figures beside it say the same. */
function LeftBar({ account: { availableBalance = 0, totalTransactionsAmount } }: { account: LoanAccount }) {
  const part =
    totalTransactionsAmount > 0 ? Math.min(1, proportionOf(availableBalance, totalTransactionsAmount)) : 0;
  return (
    <Box
      aria-hidden
      height="1"
      marginBlockStart="1.5"
      borderRadius="full"
      bg="bg.emphasized"
      overflow="hidden"
    >
      <Box height="full" width={`${part * 100}%`} borderRadius="full" bg="brand.solid" />
    </Box>
  );
}

type FigureProps = {
  readonly label: Label;
  readonly children: ReactNode;
  readonly whole?: boolean | undefined;
};

function Figure({ label, children, whole = false }: FigureProps) {
  const { t } = useTexts();
  return (
    <Box minWidth="0" gridColumn={whole ? '1 / -1' : undefined}>
      <Text as="dt" textStyle="xs" color="fg.muted">
        {t(label)}
      </Text>
      <Text
        as="dd"
        textStyle={whole ? '2xl' : 'sm'}
        fontWeight={whole ? 'semibold' : 'medium'}
        lineHeight={whole ? '1.3' : undefined}
      >
        {children}
      </Text>
    </Box>
  );
}

/** An account's balance, with a bar of what is left, and its deposits. */
export function AccountFigures({ account }: { account: LoanAccount }) {
  return (
    <Grid
      as="dl"
      templateColumns="auto auto"
      justifyContent="space-between"
      columnGap="5"
      rowGap="2.5"
      margin="0"
    >
      {accountValues(account).map(({ label, value, isBalance }) => (
        <Figure key={label} label={label} whole={isBalance}>
          {value}
          {isBalance && <LeftBar account={account} />}
        </Figure>
      ))}
    </Grid>
  );
}
