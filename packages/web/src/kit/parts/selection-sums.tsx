import { type Currency, formatMoney } from '@daftar/domain';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { AnyColumn } from '../bindings/list-columns.ts';
import { moneySums } from '../bindings/money-sums.ts';
import { leftToRight } from '../cells/left-to-right.ts';

type Props = { rows: readonly object[]; columns: readonly AnyColumn[] };

/** The sums of the rows' money columns, for one currency at a time. */
export function SelectionSums({ rows, columns }: Props) {
  const { t, foreign, language, numerals } = useTexts();
  const [wanted, setWanted] = useState<Currency>();
  const { byCurrency, leftOut } = moneySums(rows, columns);
  const currencies = [...byCurrency.keys()];
  const currency = wanted && byCurrency.has(wanted) ? wanted : currencies[0];
  const sums = (currency && byCurrency.get(currency)) ?? [];
  return (
    <div className="selection-sums">
      {currencies.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a layout of its own.
        <div role="group" className="segments" aria-label={t('Currency')}>
          {currencies.map((one) => (
            <button key={one} type="button" aria-pressed={one === currency} onClick={() => setWanted(one)}>
              {one}
            </button>
          ))}
        </div>
      )}
      {sums.map(({ title, total }) => (
        <span key={title} className="selection-sum">
          <span className="meta">{foreign(title)}</span>
          <span className="figure ltr">
            {leftToRight(formatMoney(total, language, { currency: 'none', numerals }))}
          </span>{' '}
          <span className="meta">{total.currency}</span>
        </span>
      ))}
      {leftOut > 0 && (
        <span className="meta">
          {t('{{count}} invalid amounts are not included in the totals', { count: leftOut })}
        </span>
      )}
    </div>
  );
}
