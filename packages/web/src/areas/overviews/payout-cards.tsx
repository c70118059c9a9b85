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

/** The cards of the payouts: deposits, billed amount, money available for payouts, and the sum paid out. */
export function PayoutCards({ figures, before, texts }: Props) {
  const { t } = useTexts();
  const totals = figures?.totalsTransactions;
  const inLoanAccounts = totals?.loanAccounts.availableBalance ?? 0;
  const available = totals?.availableForPayouts;
  const earlier = before?.totalsTransactions;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap={{ base: '3', md: '4' }} asChild>
      <ul aria-label={t('Summary')} aria-busy={figures ? undefined : true}>
        <FigureCard
          label="Total deposited amount"
          value={totals && texts.money(totals.totalDepositedAmount)}
          unit={figures?.currency}
          foot={
            totals && (
              <ChangeMark
                before={earlier?.totalDepositedAmount}
                now={totals.totalDepositedAmount}
                texts={texts}
              />
            )
          }
        />
        <FigureCard
          label="Total billed amount"
          value={totals && texts.money(totals.totalBilledAmount)}
          unit={figures?.currency}
          foot={
            totals && (
              <>
                <ChangeMark before={earlier?.totalBilledAmount} now={totals.totalBilledAmount} texts={texts} />
                <span>{t('The amount after charges and tax')}</span>
              </>
            )
          }
        />
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
        <FigureCard
          label="Paid out"
          value={figures && texts.money(paidOut(figures))}
          unit={figures?.currency}
          foot={
            figures && <ChangeMark before={before && paidOut(before)} now={paidOut(figures)} texts={texts} />
          }
        />
      </ul>
    </SimpleGrid>
  );
}
