import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { useTexts } from '../../i18n/use-texts.ts';
import { ChangeMark } from './change-mark.tsx';
import { FigureCard } from './figure-card.tsx';
import type { PayoutFigures } from './overview-queries.ts';
import { paidOut } from './paid-out.ts';
import type { FigureTexts } from './use-figure-texts.ts';

type Props = {
  readonly figures: PayoutFigures | undefined;
  readonly before: PayoutFigures | undefined;
  readonly texts: FigureTexts;
};

/** What payouts can be paid from now, with the part of it in loan accounts; a dash while the platform owner hides it. */
function AvailableCard({ figures, texts }: Omit<Props, 'before'>) {
  const { t } = useTexts();
  const totals = figures?.totalsTransactions;
  const inLoanAccounts = totals?.loanAccounts.availableBalance ?? 0;
  const available = totals?.availableForPayouts;
  return (
    <FigureCard
      label="Available for payouts"
      value={totals && (available === undefined ? '–' : texts.money(available))}
      unit={available === undefined ? undefined : figures?.currency}
      foot={
        inLoanAccounts > 0
          ? t('In loan accounts: {{amount}}', { amount: texts.money(inLoanAccounts) })
          : t('What can be paid out now')
      }
    />
  );
}

/** The cards of the payouts: deposits, billed amount, money available for payouts, and the sum paid out. */
export function PayoutCards({ figures, before, texts }: Props) {
  const { t } = useTexts();
  const change = (of: (some: PayoutFigures) => number) =>
    figures && <ChangeMark before={before && of(before)} now={of(figures)} texts={texts} />;
  const totals = figures?.totalsTransactions;
  const unit = figures?.currency;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap={{ base: '3', md: '4' }} asChild>
      <ul aria-label={t('Summary')} aria-busy={figures ? undefined : true}>
        <FigureCard
          label="Total deposited amount"
          value={totals && texts.money(totals.totalDepositedAmount)}
          unit={unit}
          foot={change(({ totalsTransactions }) => totalsTransactions.totalDepositedAmount)}
        />
        <FigureCard
          label="Total billed amount"
          value={totals && texts.money(totals.totalBilledAmount)}
          unit={unit}
          foot={
            <>
              {change(({ totalsTransactions }) => totalsTransactions.totalBilledAmount)}
              {/* A line of its own below the change. */}
              <Box as="span" flexBasis="full">
                {t('The amount after charges and tax')}
              </Box>
            </>
          }
        />
        <AvailableCard {...{ figures, texts }} />
        <FigureCard
          label="Paid out"
          value={figures && texts.money(paidOut(figures))}
          unit={unit}
          foot={change(paidOut)}
        />
      </ul>
    </SimpleGrid>
  );
}
