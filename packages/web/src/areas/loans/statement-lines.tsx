import { Table } from '@chakra-ui/react/table';
import { Text as Words } from '@chakra-ui/react/text';
import { formatReportDateTime, loanAccountCurrency, loanPaymentMethodLabels } from '@daftar/domain';
import type { LoanStatementLine } from '@daftar/sdk';
import { useRef } from 'react';
import { FACT_SEPARATOR } from '../../i18n/shown.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { moneyText } from '../../kit/ui/cells/money-cell.tsx';
import { cardRows } from '../../kit/ui/parts/card-rows.ts';
import { useScrollEdges } from '../../kit/ui/parts/use-scroll-edges.ts';
import { useScrolls } from '../../kit/ui/parts/use-scrolls.ts';
import '../../kit/ui/parts/scroll-edges.css';
import type { WholeStatement } from './loan-queries.ts';

const figures = ['Credit', 'Debit', 'Balance'] as const;
const end = { textAlign: 'right', whiteSpace: 'nowrap', verticalAlign: 'baseline' } as const;

/** The payment method, the note, and the amount of a deposit in dollars with its exchange rate. */
function Details({ line }: { line: LoanStatementLine }) {
  const { word, language, digits } = useTexts();
  const { paymentMethod, note, totalAmount, totalCurrency, exchangeRate } = line;
  const amount =
    totalAmount !== undefined && totalCurrency !== undefined && exchangeRate !== undefined
      ? `${moneyText(totalAmount, totalCurrency, language)} ${totalCurrency} × ${digits(String(exchangeRate))}`
      : undefined;
  const method = paymentMethod && word(loanPaymentMethodLabels[paymentMethod]);
  const said = [method, note].filter((one) => one !== undefined);
  if (said.length === 0 && amount === undefined) return null;
  return (
    <Words as="span" display="block" textStyle="xs" color="fg.muted">
      {said.map((one) => (
        <span key={one}>
          <bdi>{one}</bdi>
          {(one !== said.at(-1) || amount !== undefined) && FACT_SEPARATOR}
        </span>
      ))}
      {amount !== undefined && <span className="figure ltr">{amount}</span>}
    </Words>
  );
}

function Amount({ value, currency }: { value: number; currency: string }) {
  const { language } = useTexts();
  return <span className="figure ltr">{moneyText(value, currency, language)}</span>;
}

function BalanceRow({ label, balance, currency }: { label: string; balance: number; currency: string }) {
  return (
    <Table.Row fontWeight="semibold">
      <Table.Cell />
      <Table.Cell asChild paddingInlineStart="0" fontWeight="semibold">
        <th scope="row">{label}</th>
      </Table.Cell>
      <Table.Cell {...end} />
      <Table.Cell {...end} />
      <Table.Cell {...end} paddingInlineEnd="0" data-card="about">
        <Amount value={balance} currency={currency} />
      </Table.Cell>
    </Table.Row>
  );
}

function LineRow({ line, timeZone }: { line: LoanStatementLine; timeZone: string }) {
  const { word, digits } = useTexts();
  const { currency, credit, debit } = line;
  return (
    <Table.Row>
      <Table.Cell whiteSpace="nowrap" verticalAlign="baseline" paddingInlineStart="0" data-card="about">
        <time className="figure ltr" dateTime={line.bookedDate}>
          {digits(formatReportDateTime(line.bookedDate, timeZone))}
        </time>
      </Table.Cell>
      <Table.Cell asChild paddingInlineStart="0" minWidth="200px" fontWeight="normal">
        <th scope="row">
          {word(line.kind)} <bdi className="mono">{line.reference}</bdi>
          <Details line={line} />
        </th>
      </Table.Cell>
      <Table.Cell {...end}>
        {credit !== undefined && <Amount value={credit} currency={currency} />}
      </Table.Cell>
      <Table.Cell {...end}>{debit !== undefined && <Amount value={debit} currency={currency} />}</Table.Cell>
      <Table.Cell {...end} paddingInlineEnd="0">
        <Amount value={line.balance} currency={currency} />
      </Table.Cell>
    </Table.Row>
  );
}

function Titles({ titleOf }: { titleOf: (column: Text) => string }) {
  const title = { textStyle: 'xs', color: 'fg.muted' } as const;
  return (
    <Table.Header>
      <Table.Row>
        <Table.ColumnHeader {...title} paddingInlineStart="0">
          {titleOf('Date')}
        </Table.ColumnHeader>
        <Table.ColumnHeader {...title} paddingInlineStart="0">
          {titleOf('Description')}
        </Table.ColumnHeader>
        {figures.map((figure) => (
          <Table.ColumnHeader
            key={figure}
            {...title}
            {...end}
            {...(figure === 'Balance' && { paddingInlineEnd: '0' })}
          >
            {titleOf(figure)}
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
  );
}

/** The entries of a statement between its opening and closing balance. On a phone each is a card. */
export function StatementLines({ statement }: { statement: WholeStatement }) {
  const { t } = useTexts();
  const { lines, balances, timeZone } = statement;
  const box = useRef<HTMLElement>(null);
  useScrollEdges(box);
  const scrolls = useScrolls(box);
  const [balance] = balances;
  const currency = balance?.currency ?? loanAccountCurrency;
  const titleOf = (column: Text) =>
    (figures as readonly Text[]).includes(column) ? `${t(column)} ${currency}` : t(column);
  return (
    <div className="edges">
      <Table.ScrollArea asChild>
        <section ref={box} aria-label={t('Bookings')} tabIndex={scrolls ? 0 : undefined}>
          <Table.Root
            size="sm"
            textStyle="grid"
            css={{
              '& tr': { bg: 'transparent', breakInside: 'avoid' },
              ...cardRows(['Description', 'Date', ...figures], titleOf),
            }}
          >
            <Titles titleOf={titleOf} />
            <Table.Body>
              {balance && (
                <BalanceRow
                  label={t('Opening balance')}
                  balance={balance.openingBalance}
                  currency={currency}
                />
              )}
              {lines.map((line) => (
                <LineRow key={`${line._id} ${line.currency}`} line={line} timeZone={timeZone} />
              ))}
              {balance && (
                <BalanceRow
                  label={t('Closing balance')}
                  balance={balance.closingBalance}
                  currency={currency}
                />
              )}
            </Table.Body>
          </Table.Root>
        </section>
      </Table.ScrollArea>
    </div>
  );
}
