import { Link } from '@chakra-ui/react/link';
import { Stack } from '@chakra-ui/react/stack';
import { Table } from '@chakra-ui/react/table';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Line } from './check-lines.ts';
import { Figure } from './figure.tsx';
import { comparisonStyles } from './sheet-styles.ts';
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
  const settlements = book === 'settlement' && line.figure === 'count' && typeof value === 'number';
  return (
    <Table.Cell data-label={t(title)}>
      {value === undefined ? (
        <Figure value={undefined} />
      ) : (
        <Link variant="underline" color="inherit" href={`#${rows}`} title={t('Show its rows')}>
          {settlements ? (
            <span className="figure">{t('{{count}} settlements', { count: value })}</span>
          ) : (
            <Figure value={value} />
          )}
        </Link>
      )}
    </Table.Cell>
  );
}

/** Transactions, billing and settlement side by side, with their differences. */
export function CheckTable({ lines }: { lines: readonly Line[] }) {
  const { t } = useTexts();
  return (
    <Table.Root size="sm" css={comparisonStyles}>
      <caption className="visually-hidden">{t('Three-way check')}</caption>
      <Table.Header>
        <Table.Row>
          <Table.Cell />
          {books.map(({ book, title }) => (
            <Table.ColumnHeader key={book} scope="col">
              {t(title)}
            </Table.ColumnHeader>
          ))}
          <Table.ColumnHeader scope="col">{t('Difference')}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lines.map((line) => (
          <Table.Row key={line.figure}>
            <Table.ColumnHeader scope="row" color="fg">
              {t(labels[line.figure])}
            </Table.ColumnHeader>
            {books.map((book) => (
              <Cell key={book.book} line={line} book={book} />
            ))}
            <Table.Cell data-label={t('Difference')}>
              {line.verdicts.length === 0 && <span className="muted">–</span>}
              <Stack gap="1">
                {line.verdicts.map((verdict) => (
                  <VerdictLine key={verdict.text} verdict={verdict} />
                ))}
              </Stack>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
