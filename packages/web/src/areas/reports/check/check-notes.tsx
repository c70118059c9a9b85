import { Box } from '@chakra-ui/react/box';
import { isZeroMoney } from '@daftar/domain';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Books } from './check-books.ts';
import { useAmountText } from './verdict-line.tsx';

type Props = {
  readonly books: Books;
  /** Whether the transactions of every service are summed. */
  readonly summed: boolean;
  /** Whether the caller may see settlements. */
  readonly seesSettlements: boolean;
};

/** Explains how the figures are computed and why some are missing. */
export function CheckNotes({ books, summed, seesSettlements }: Props) {
  const { t } = useTexts();
  const amountText = useAmountText();
  const { transactions, refunded, exact } = books;
  return (
    <Box color="fg.muted" textStyle="xs" _empty={{ display: 'none' }}>
      {!isZeroMoney(refunded.amount) && (
        <p>
          {t(
            'Refunds of {{amount}} reduce what is left to settle in every line, not transactions or billing.',
            {
              amount: amountText(refunded.amount),
            },
          )}
        </p>
      )}
      {summed && !transactions.provider && (
        <p>{t('Some transactions have no billing row, so total shares cannot be shown.')}</p>
      )}
      {seesSettlements && !exact && (
        <p>
          {t(
            'These settlements do not match this period exactly; only the amount within the period is counted.',
          )}
        </p>
      )}
    </Box>
  );
}
