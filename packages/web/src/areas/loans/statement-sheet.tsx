import { DataList } from '@chakra-ui/react/data-list';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text as Words } from '@chakra-ui/react/text';
import { formatReportDateTime } from '@daftar/domain';
import type { LoanStatement } from '@daftar/sdk';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { longDate } from '../../kit/cells/long-date.ts';
import { MoneyCell } from '../../kit/cells/money-cell.tsx';
import { ZoneNote } from '../../kit/parts/zone-note.tsx';
import { statementCountry, type WholeStatement } from './loan-queries.ts';
import { StatementLines } from './statement-lines.tsx';

/** Black on white, without the frame. */
const paper = {
  ...{ maxWidth: 'none', padding: '0', gap: '5', borderWidth: '0', bg: 'none', color: '#000' },
  '& *': { color: '#000', borderColor: '#999', bg: 'none' },
} as const;

function Fact({ label, children }: { label: Text; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <DataList.Item alignItems="start" gap="0.5">
      <DataList.ItemLabel textStyle="xs">{t(label)}</DataList.ItemLabel>
      <DataList.ItemValue display="block" fontWeight="medium">
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  );
}

/** Opening balance + credits − debits = closing balance, in one currency. */
function Balances({ of: balance }: { of: LoanStatement['balances'][number] }) {
  const { currency, openingBalance, credited, debited, closingBalance } = balance;
  return (
    <DataList.Root
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', sm: 'repeat(4, 1fr)' }}
      _print={{ gridTemplateColumns: 'repeat(4, 1fr)' }}
      gap="4"
      paddingBlock="3"
      borderBlockWidth="1px"
      data-balances={currency}
    >
      <Fact label="Opening balance">
        <MoneyCell value={openingBalance} currency={currency} />
      </Fact>
      <Fact label="Credits">
        <MoneyCell value={credited} currency={currency} />
      </Fact>
      <Fact label="Debits">
        <MoneyCell value={-debited} currency={currency} />
      </Fact>
      <Fact label="Closing balance">
        <MoneyCell value={closingBalance} currency={currency} />
      </Fact>
    </DataList.Root>
  );
}

/** The statement as one sheet of paper. */
export function StatementSheet({ statement }: { statement: WholeStatement }) {
  const { t, word, language, digits } = useTexts();
  const { merchantName, userTypeId, dateFrom, dateTo, timeZone, asOf, balances, lines, total } = statement;
  const day = (date: string) => longDate(`${date}T00:00:00Z`, 'UTC', language);
  return (
    <Stack
      as="article"
      aria-label={t('Statement of account')}
      gap="6"
      width="full"
      maxWidth="920px"
      padding={{ base: '5', md: '9' }}
      borderWidth="1px"
      rounded="lg"
      bg="bg.panel"
      _print={paper}
    >
      <header>
        <Heading as="h2" textStyle="2xl">
          {t('Statement of account')}
        </Heading>
        <Words color="fg.muted">{t('Loan account')}</Words>
      </header>
      <DataList.Root flexDirection="row" flexWrap="wrap" justifyContent="space-between" gap="5">
        <Fact label="Provider">{word('{{provider}}')}</Fact>
        <Fact label="Merchant">
          <bdi>{merchantName}</bdi>
          <Words className="mono ltr" textStyle="xs" color="fg.muted" fontWeight="normal">
            {userTypeId}
          </Words>
        </Fact>
        <Fact label="Period">
          <Words>{day(dateFrom)}</Words>
          {dateTo !== dateFrom && <Words>{day(dateTo)}</Words>}
          <ZoneNote country={statementCountry} {...{ dateFrom, dateTo }} />
        </Fact>
      </DataList.Root>
      {balances.map((balance) => (
        <Balances key={balance.currency} of={balance} />
      ))}
      <StatementLines statement={statement} />
      <Words textStyle="xs" color="fg.muted">
        {lines.length < total &&
          `${t('Only the first lines are shown. Export the statement for all of them.')} `}
        {t('Booked in the ledger as of {{time}}', {
          time: `${digits(formatReportDateTime(new Date(asOf), timeZone))} (${timeZone})`,
        })}
      </Words>
    </Stack>
  );
}
