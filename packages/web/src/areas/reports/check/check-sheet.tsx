import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { type Currency, isZeroMoney } from '@daftar/domain';
import type { ReconciliationRow, Settlement } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FACT_SEPARATOR } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Problem } from '../../../kit/records/problem.tsx';
import { MoneyCell } from '../../../kit/ui/cells/money-cell.tsx';
import { PeriodCell } from '../../../kit/ui/cells/period-cell.tsx';
import { Banner } from '../../../kit/ui/page/banner.tsx';
import { ZoneNote } from '../../../kit/ui/parts/zone-note.tsx';
import { type Books, booksOf } from './check-books.ts';
import { checkLines, type Tone, type Verdict, worstVerdict } from './check-lines.ts';
import type { Check, CheckPeriod } from './check-query.ts';
import { CheckTable } from './check-table.tsx';
import { RowsSection } from './rows-section.tsx';
import { BillingRows, TransactionRows } from './service-sections.tsx';
import { paper } from './sheet-styles.ts';
import { type SumsQueryOf, useTransactionSums } from './use-transaction-sums.ts';
import { useAmountText, useVerdictText } from './verdict-line.tsx';

type SettlementRowsProps = { readonly settlements: readonly Settlement[] | undefined };

/** The settlements that overlap the period; each links to its summary. */
function SettlementRows({ settlements }: SettlementRowsProps) {
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

type CheckNotesProps = {
  readonly books: Books;
  /** Whether the transactions of every service are summed. */
  readonly summed: boolean;
  /** Whether the caller may see settlements. */
  readonly seesSettlements: boolean;
};

/** Explains how the figures are computed and why some are missing. */
function CheckNotes({ books, summed, seesSettlements }: CheckNotesProps) {
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

/** Shares of up to this many transactions (ten requests) are summed without asking; above it the user presses a button. */
const autoSumLimit = 5_000;

type Props = {
  readonly check: Check & { readonly row: ReconciliationRow };
  readonly period: CheckPeriod;
  readonly currency: Currency;
  readonly sumsQueryOf: SumsQueryOf;
};

const banners = {
  positive: 'positive',
  caution: 'caution',
  negative: 'negative',
  quiet: 'info',
} as const satisfies Readonly<Record<Tone, string>>;

function Outcome({ verdict }: { verdict: Verdict }) {
  const { t } = useTexts();
  const verdictText = useVerdictText();
  const message =
    verdict.tone === 'positive' ? t('Transactions, billing and settlement agree.') : verdictText(verdict);
  return <Banner tone={banners[verdict.tone]}>{message}</Banner>;
}

function Head({ check: { row }, period }: Pick<Props, 'check' | 'period'>) {
  const { word } = useTexts();
  return (
    <Box as="header" data-check-head="">
      <Heading as="h2" textStyle="title">
        <bdi>{row.merchantName}</bdi>
      </Heading>
      <Text color="fg.muted">
        {word(period.country)}
        {FACT_SEPARATOR}
        {period.currency}
        {FACT_SEPARATOR}
        <PeriodCell from={period.dateFrom} to={period.dateTo} />
      </Text>
      <ZoneNote {...period} />
    </Box>
  );
}

/** Compares the three totals, states the differences and lists the rows behind each total. */
export function CheckSheet({ check, period, currency, sumsQueryOf }: Props) {
  const { t } = useTexts();
  const amountText = useAmountText();
  const { row, billing, settlements } = check;
  const [sumsRequested, setSumsRequested] = useState(row.transactionCount <= autoSumLimit);
  const transactionSums = useTransactionSums(billing, period, sumsQueryOf, sumsRequested);
  const books = booksOf({ row, currency, billing, settlements, sums: transactionSums.all });
  const lines = checkLines(books);
  const verdict = worstVerdict(lines);
  return (
    <Stack
      as="article"
      data-rows=""
      gap="5"
      maxWidth="1240px"
      minWidth="0"
      padding={{ base: '4', md: '7' }}
      borderWidth="1px"
      rounded="lg"
      bg="bg.panel"
      aria-busy={transactionSums.busy}
      _print={paper}
    >
      <Head check={check} period={period} />
      {verdict && <Outcome verdict={verdict} />}
      <CheckTable lines={lines} />
      {!sumsRequested && (
        <div className="no-print">
          <Button onClick={() => setSumsRequested(true)}>
            {t('Add up the shares of {{count}} transactions', {
              count: { count: row.transactionCount, text: amountText(row.transactionCount) },
            })}
          </Button>
        </div>
      )}
      {transactionSums.error !== undefined && (
        <Problem error={transactionSums.error} retry={transactionSums.retry} />
      )}
      <CheckNotes
        books={books}
        summed={transactionSums.all !== undefined}
        seesSettlements={settlements !== undefined}
      />
      <TransactionRows billing={billing} sums={transactionSums.sums} period={period} />
      <BillingRows billing={billing} period={period} />
      <SettlementRows settlements={settlements} />
    </Stack>
  );
}
