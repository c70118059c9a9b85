import { isZeroMoney } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
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
  const { transactions, settlement, refunded, exact } = books;
  return (
    <div className="check-notes muted">
      {!isZeroMoney(refunded) && (
        <p>
          {t('Refunds of {{amount}} are taken off what is settled, not off transactions and billing.', {
            amount: amountText(refunded),
          })}
        </p>
      )}
      {summed && !transactions.provider && (
        <p>{t('Some transactions are in no billing row, so the shares of all are not told.')}</p>
      )}
      {seesSettlements && !exact && (
        <p>{t('These settlements hold more or less than this period; only their part of it is counted.')}</p>
      )}
      {seesSettlements && !settlement.provider && (
        <p>{t('How they share that part cannot be told exactly.')}</p>
      )}
    </div>
  );
}
