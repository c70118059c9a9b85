import { toDecimalString } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts.ts';
import { MoneyCell } from '../../kit/cells/money-cell.tsx';
import { Problem } from '../../kit/parts/problem.tsx';
import type { BillingSum } from './billing-sums.ts';
import { type BillingRowKey, billingSumsQuery } from './billing-sums-query.ts';
import { CountCell } from './count-cell.tsx';

function Totals({ sums, ofCarrier }: { sums: readonly BillingSum[]; ofCarrier: boolean }) {
  const { t } = useTexts();
  const titles = ofCarrier
    ? (['Carrier Share'] as const)
    : (['{{provider}} Share', 'Merchant Share'] as const);
  const sharesOf = (sum: BillingSum) =>
    ofCarrier ? [sum.carrierShareValue] : [sum.waleeShareValue, sum.merchantShareValue];
  return (
    <table>
      <caption>{t('Totals of all pages, by currency')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Currency')}</th>
          {(['Transactions', 'Amount', ...titles] as const).map((title) => (
            <th key={title} scope="col">
              {t(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums.map((sum) => (
          <tr key={sum.currency}>
            <th scope="row">{sum.currency}</th>
            <td data-label={t('Transactions')}>
              <CountCell value={sum.count} />
            </td>
            {[sum.amount, ...sharesOf(sum)].map((value, index) => (
              <td key={titles[index - 1] ?? 'amount'} data-label={t(titles[index - 1] ?? 'Amount')}>
                <MoneyCell value={value && toDecimalString(value)} currency={sum.currency} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Footer with the totals of all billed transactions, not only of the page that is shown. */
export function BillingTotals({ rowKey, ofCarrier }: { rowKey: BillingRowKey; ofCarrier: boolean }) {
  const { t } = useTexts();
  const sums = useQuery(billingSumsQuery(rowKey));
  return (
    <footer className="billing-totals" aria-busy={sums.isPending}>
      {sums.isPending && <p className="muted">{t('Adding up all pages')}</p>}
      {sums.isError && <Problem error={sums.error} retry={() => void sums.refetch()} />}
      {sums.data && <Totals sums={sums.data} ofCarrier={ofCarrier} />}
    </footer>
  );
}
