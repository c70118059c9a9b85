import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Line } from './check-lines.ts';
import { Figure } from './figure.tsx';
import { VerdictLine } from './verdict-line.tsx';

const labels: Readonly<Record<Line['figure'], Text>> = {
  count: 'Count',
  amount: 'Amount',
  provider: '{{provider}} Share',
  merchant: 'Merchant Share',
};

/** The compared sources, and the element ids of their row sections. */
export const books = [
  { book: 'transactions', title: 'Transactions', rows: 'check-transactions' },
  { book: 'billing', title: 'Billing', rows: 'check-billing' },
  { book: 'settlement', title: 'Settlement', rows: 'check-settlement' },
] as const;

type CellProps = { line: Line; book: (typeof books)[number] };

/** A figure that links to its rows further down the page. */
function Cell({ line, book: { book, title, rows } }: CellProps) {
  const { t } = useTexts();
  const value = line[book];
  const settlements = book === 'settlement' && line.figure === 'count';
  return (
    <td data-label={t(title)}>
      {value === undefined ? (
        <Figure value={undefined} />
      ) : (
        <a className="drill" href={`#${rows}`} title={t('Show its rows')}>
          <Figure value={value} />
          {settlements && <span className="meta"> {t(value === 1 ? 'settlement' : 'settlements')}</span>}
        </a>
      )}
    </td>
  );
}

/** Transactions, billing and settlement side by side, with their differences. */
export function CheckTable({ lines }: { lines: readonly Line[] }) {
  const { t } = useTexts();
  return (
    <table className="check-table">
      <caption className="visually-hidden">{t('Three-way check')}</caption>
      <thead>
        <tr>
          <td />
          {books.map(({ book, title }) => (
            <th key={book} scope="col">
              {t(title)}
            </th>
          ))}
          <th scope="col">{t('Difference')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.figure}>
            <th scope="row">{t(labels[line.figure])}</th>
            {books.map((book) => (
              <Cell key={book.book} line={line} book={book} />
            ))}
            <td data-label={t('Difference')}>
              {line.verdicts.length === 0 && <span className="muted">–</span>}
              {line.verdicts.map((verdict) => (
                <VerdictLine key={verdict.text} verdict={verdict} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
