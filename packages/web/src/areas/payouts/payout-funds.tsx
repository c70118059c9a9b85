import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { addNumbers, proportionOf, subtractNumbers, sumFromMajor } from '@daftar/domain';
import type { Payout, PayoutContext } from '@daftar/sdk';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { coverageOf, coverageTexts, readFunds } from './payout-coverage.ts';

type Funds = NonNullable<PayoutContext['funds']>;
type Props = { readonly funds: Funds; readonly payout: Payout };

function Line({ label, children, strong = false }: { label: Shown; children: ReactNode; strong?: boolean }) {
  return (
    <Flex justify="space-between" gap="4" fontWeight={strong ? 'semibold' : undefined}>
      <Text color={strong ? undefined : 'fg.muted'}>{label}</Text>
      {children}
    </Flex>
  );
}

/** A bar for the part of the funds that pending payouts claim; the figures are below it. */
function ClaimBar({ claimed, funds }: { claimed: number; funds: number }) {
  const share = funds <= 0 ? 1 : Math.min(1, proportionOf(claimed, funds));
  return (
    <Box height="2" rounded="full" bg="bg.emphasized" overflow="hidden" aria-hidden>
      <Box height="full" width={`${share * 100}%`} bg={claimed > funds ? 'orange.solid' : 'brand.solid'} />
    </Box>
  );
}

/**
 * Says whether one of the merchant's accounts covers a pending payout, and whether the accounts cover all pending payouts
 * together.
 */
function Coverage({ funds, payout }: Props) {
  const { t } = useTexts();
  const read = readFunds(funds);
  if (!read) return null;
  const amount = sumFromMajor(payout.amount, read.free.currency);
  const coverage = coverageOf(read, amount, { isPending: true });
  const isWhole = coverage === 'all';
  const Icon = isWhole ? CircleCheck : TriangleAlert;
  return (
    <Flex gap="2" align="center" color={isWhole ? 'green.fg' : 'orange.fg'}>
      <Icon size={15} aria-hidden />
      {t(coverageTexts[coverage])}
    </Flex>
  );
}

/** The merchant's funds in the payout's currency, and how much of them pending payouts claim. */
export function PayoutFunds({ funds, payout }: Props) {
  const { t, digits } = useTexts();
  const { loan, balance, held = 0, pending, pendingCount, currency } = funds;
  const all = subtractNumbers(addNumbers([loan, balance]), held);
  return (
    <FormSection title="Funds of the merchant">
      <ClaimBar claimed={pending} funds={all} />
      <Line label={t('Loan account')}>
        <MoneyCell value={loan} currency={currency} />
      </Line>
      <Line label={t('Account balance')}>
        <MoneyCell value={balance} currency={currency} />
      </Line>
      {held > 0 && (
        <Line label={t('Held for refunds under way')}>
          <MoneyCell value={held} currency={currency} />
        </Line>
      )}
      <Line label={t('Claimed by pending payouts ({{number}})', { number: digits(String(pendingCount)) })}>
        <MoneyCell value={pending} currency={currency} />
      </Line>
      <Line strong label={t('Left when all are approved')}>
        <MoneyCell value={subtractNumbers(all, pending)} currency={currency} />
      </Line>
      {payout.status === 'Pending' && <Coverage {...{ funds, payout }} />}
    </FormSection>
  );
}
