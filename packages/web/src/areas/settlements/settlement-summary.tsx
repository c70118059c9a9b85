import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text as Line } from '@chakra-ui/react/text';
import { type Decimal, formatDecimal, isCurrency, sumFromMajor } from '@daftar/domain';
import type { SettlementReport } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api } from '../../api/api.ts';
import { zoneOf } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PrintReport } from '../../kit/features/reports/print-report.tsx';
import { Loaded } from '../../kit/records/loaded.tsx';
import { resourceQueries } from '../../kit/records/resource-queries.ts';
import { longDate } from '../../kit/ui/cells/long-date.ts';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { BackLink } from '../../kit/ui/page/back-link.tsx';
import { PaperSheet, SheetFact, SheetFacts } from '../../kit/ui/page/paper-sheet.tsx';
import { ZoneNote } from '../../kit/ui/parts/zone-note.tsx';
import { CheckLink } from './check-link.tsx';
import { DeviationFigures } from './deviation-figures.tsx';
import { settlementOf } from './settlement-of.ts';
import { statementLines } from './statement-lines.ts';
import { StatementTable } from './statement-table.tsx';
import { useCountedAs } from './use-counted-as.ts';

/** The exact net amount of a settlement that was saved with a difference, the difference, and its reason. */
function SettledDifference({ record }: { record: SettlementReport }) {
  const { t } = useTexts();
  const { differenceReason, settledCurrency: currency, netSettledAmount, exact } = record;
  if (differenceReason === undefined || !isCurrency(currency)) return null;
  const amount = (value: number) => sumFromMajor(value, currency);
  return (
    <Stack as="section" gap="2" aria-label={t('Difference')} _print={{ breakInside: 'avoid' }}>
      <DeviationFigures used={amount(netSettledAmount)} exact={amount(exact.netSettledAmount)} />
      <p>
        <span className="muted">{t('Differs because:')}</span> <bdi>{differenceReason}</bdi>
      </p>
    </Stack>
  );
}

const summaryQueries = resourceQueries('settlement-report', {
  list: () => Promise.resolve(undefined),
  retrieve: (id: string, options) => api.reports.settlement(id, options),
});

function Facts({ record }: { record: SettlementReport }) {
  const { t, word, language, digits } = useTexts();
  const countedRate = useCountedAs(record.math)(String(record.exchangeRate));
  const day = (date: string) => longDate(`${date}T00:00:00Z`, 'UTC', language);
  return (
    <SheetFacts>
      <SheetFact label="Issued by">{t('{{provider}}')}</SheetFact>
      <SheetFact label="Merchant">
        {record.merchantName}
        <Line color="fg.muted" fontWeight="normal">
          {word(record.country)}
        </Line>
      </SheetFact>
      <SheetFact label="Period">
        <Line>{day(record.dateFrom)}</Line>
        {record.dateTo !== record.dateFrom && <Line>{day(record.dateTo)}</Line>}
        <ZoneNote {...record} />
      </SheetFact>
      <SheetFact label="Channel">{record.channel}</SheetFact>
      <SheetFact label="Exchange Rate">
        <span className="figure ltr">
          {t('{{rate}} {{local}} for 1 {{settled}}', {
            rate: digits(String(record.exchangeRate)),
            local: record.localCurrency,
            settled: record.settledCurrency,
          })}
        </span>
        {countedRate && (
          <Line textStyle="xs" color="fg.muted" fontWeight="normal">
            {countedRate}
          </Line>
        )}
      </SheetFact>
      <SheetFact label="Created by">{record.createdBy}</SheetFact>
    </SheetFacts>
  );
}

function Lines({ record }: { record: SettlementReport }) {
  const { language, numerals } = useTexts();
  const text = (value: number) => String(value ?? '');
  const amounts = {
    localCurrency: record.localCurrency,
    settledCurrency: record.settledCurrency,
    totalRevenue: text(record.totalRevenue),
    waleeShare: text(record.waleeShare),
    merchantShare: text(record.merchantShare),
    refunds: record.refunds,
  };
  const settled = settlementOf(
    {
      ...amounts,
      remittanceChargesPercentage: text(record.remittanceChargesPercentage),
      exchangeRate: text(record.exchangeRate),
    },
    record.math,
  );
  const format = (value: Decimal) => formatDecimal(value, language, numerals);
  return <StatementTable lines={statementLines(amounts, { settled, stored: record, format })} />;
}

function Summary({ record }: { record: SettlementReport }) {
  const { t, language } = useTexts();
  const title = t('Transaction # {{number}}', { number: Math.round(record.transactionId) });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="page">
      <Flex className="no-print" align="center" justify="space-between" wrap="wrap" gap="2" maxWidth="800px">
        <BackLink otherwise="/settlements" skip="/settlement/form/new">
          {t('Back')}
        </BackLink>
        <HStack gap="4">
          <CheckLink
            merchant={record.userTypeId}
            dateFrom={record.dateFrom}
            dateTo={record.dateTo}
            country={record.country}
            currency={record.localCurrency}
          />
          <PrintReport />
        </HStack>
      </Flex>
      <PaperSheet width="800px">
        <Flex as="header" justify="space-between" wrap="wrap" gap="5">
          <div>
            <Heading as="h1" textStyle="2xl" className="figure">
              {title}
            </Heading>
            <Line color="fg.muted">{longDate(record.transactionDate, zoneOf(record.country), language)}</Line>
          </div>
          <StatusPill status="Paid" />
        </Flex>
        <Facts record={record} />
        <Lines record={record} />
        <SettledDifference record={record} />
        {record.overrideReason !== undefined && (
          <p>
            {t('This settlement overlaps an earlier one.')}{' '}
            <span className="muted">{t('Overlaps because:')}</span> <bdi>{record.overrideReason}</bdi>
          </p>
        )}
        <Line textStyle="xs" color="fg.muted">
          {record.math === 'integer'
            ? t('Computed with integer parsing: decimals of each number are dropped first.')
            : t('Computed with exact decimals.')}
        </Line>
      </PaperSheet>
    </div>
  );
}

/** A settlement laid out as an invoice, to be printed. */
export function SettlementSummary() {
  const { id = '' } = useParams({ strict: false });
  return <Loaded query={summaryQueries.detail(id)}>{(record) => <Summary record={record} />}</Loaded>;
}
