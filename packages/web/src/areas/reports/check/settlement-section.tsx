import type { Settlement } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { MoneyCell } from '../../../kit/ui/cells/money-cell.tsx';
import { PeriodCell } from '../../../kit/ui/cells/period-cell.tsx';
import { RowsSection } from './rows-section.tsx';

type Props = { readonly settlements: readonly Settlement[] | undefined };

/** The settlements that overlap the period; each links to its summary. */
export function SettlementRows({ settlements }: Props) {
  const { t, digits } = useTexts();
  return (
    <RowsSection
      id="check-settlement"
      title={t('Settlement')}
      columns={['ID', 'Period', 'Amount', '{{provider}} Share', 'Merchant Share']}
      empty={t(settlements ? 'No settlement covers this period.' : 'Your role may not view settlements.')}
      rows={(settlements ?? []).map((one) => ({
        id: one._id,
        name: digits(String(Math.round(one.transactionId))),
        cells: [
          <PeriodCell key="period" from={one.dateFrom} to={one.dateTo} />,
          <MoneyCell key="amount" value={one.totalRevenue} currency={one.localCurrency} />,
          <MoneyCell key="provider" value={one.waleeShare} currency={one.localCurrency} />,
          <MoneyCell key="merchant" value={one.merchantShare} currency={one.localCurrency} />,
        ],
        show: (
          <Link
            to="/settlement-summary/$id"
            params={{ id: one._id }}
            className="link"
            aria-label={`${t('Show')}: ${digits(String(one.transactionId))}`}
          >
            {t('Show')}
          </Link>
        ),
      }))}
    />
  );
}
