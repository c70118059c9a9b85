import { Table } from '@chakra-ui/react/table';
import { Text as Words } from '@chakra-ui/react/text';
import { formatReportDateTime, loanAccountCurrency, loanPaymentMethodLabels } from '@daftar/domain';
import type { LoanStatementLine } from '@daftar/sdk';
import { useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { moneyText } from '../../kit/cells/money-cell.tsx';
import { useScrollEdges } from '../../kit/grid/use-scroll-edges.ts';
import '../../kit/grid/scroll-edges.css';
import type { WholeStatement } from './loan-queries.ts';

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
          {(one !== said.at(-1) || amount !== undefined) && ' · '}
        </span>
      ))}
      {amount !== undefined && <span className="figure ltr">{amount}</span>}
    </Words>
  );
}

function Amount({ value, currency }: { value: number | undefined; currency: string }) {
  const { language } = useTexts();
  return (
    <span className="figure ltr">{value === undefined ? '' : moneyText(value, currency, language)}</span>
  );
}

function BalanceRow({ label, balance, currency }: { label: string; balance: number; currency: string }) {
  return (
    <Table.Row fontWeight="semibold">
      <Table.Cell />
      <Table.Cell paddingInlineStart="0">{label}</Table.Cell>
      <Table.Cell {...end} />
      <Table.Cell {...end} />
      <Table.Cell {...end} paddingInlineEnd="0">
        <Amount value={balance} currency={currency} />
      </Table.Cell>
    </Table.Row>
  );
}

/** The entries of a statement between its opening and closing balance. The table scrolls sideways on a phone. */
export function StatementLines({ statement }: { statement: WholeStatement }) {
  const { t, word, digits } = useTexts();
  const { lines, balances, timeZone } = statement;
  const box = useRef<HTMLElement>(null);
  useScrollEdges(box);
  const [balance] = balances;
  const currency = balance?.currency ?? loanAccountCurrency;
  return (
    <div className="edges">
      <Table.ScrollArea asChild>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard. */}
        <section ref={box} aria-label={t('Bookings')} tabIndex={0}>
          <Table.Root
            size="sm"
            textStyle="grid"
            css={{ '& tr': { bg: 'transparent', breakInside: 'avoid' } }}
          >
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader textStyle="xs" color="fg.muted" paddingInlineStart="0">
                  {t('Date')}
                </Table.ColumnHeader>
                <Table.ColumnHeader textStyle="xs" color="fg.muted" paddingInlineStart="0">
                  {t('Description')}
                </Table.ColumnHeader>
                {(['Credit', 'Debit', 'Balance'] as const).map((title) => (
                  <Table.ColumnHeader
                    key={title}
                    textStyle="xs"
                    color="fg.muted"
                    {...end}
                    {...(title === 'Balance' && { paddingInlineEnd: '0' })}
                  >
                    {t(title)} {currency}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {balance && (
                <BalanceRow
                  label={t('Opening balance')}
                  balance={balance.openingBalance}
                  currency={currency}
                />
              )}
              {lines.map((line) => (
                <Table.Row key={`${line._id} ${line.currency}`}>
                  <Table.Cell whiteSpace="nowrap" verticalAlign="baseline" paddingInlineStart="0">
                    <time className="figure ltr" dateTime={line.bookedDate}>
                      {digits(formatReportDateTime(line.bookedDate, timeZone))}
                    </time>
                  </Table.Cell>
                  <Table.Cell paddingInlineStart="0" minWidth="200px">
                    {word(line.kind)} <bdi className="mono">{line.reference}</bdi>
                    <Details line={line} />
                  </Table.Cell>
                  <Table.Cell {...end}>
                    <Amount value={line.credit} currency={line.currency} />
                  </Table.Cell>
                  <Table.Cell {...end}>
                    <Amount value={line.debit} currency={line.currency} />
                  </Table.Cell>
                  <Table.Cell {...end} paddingInlineEnd="0">
                    <Amount value={line.balance} currency={line.currency} />
                  </Table.Cell>
                </Table.Row>
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
