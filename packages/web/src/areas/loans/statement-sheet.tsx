import { DataList } from '@chakra-ui/react/data-list';
import { Heading } from '@chakra-ui/react/heading';
import { Text as Words } from '@chakra-ui/react/text';
import { formatReportDateTime, negateNumber } from '@daftar/domain';
import type { LoanStatement } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { longDate } from '../../kit/ui/cells/long-date.ts';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { PaperSheet, SheetFact, SheetFacts } from '../../kit/ui/page/paper-sheet.tsx';
import { ZoneNote } from '../../kit/ui/parts/zone-note.tsx';
import { statementCountry, type WholeStatement } from './loan-queries.ts';
import { StatementLines } from './statement-lines.tsx';

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
      <SheetFact label="Opening balance">
        <MoneyCell value={openingBalance} currency={currency} />
      </SheetFact>
      <SheetFact label="Credits">
        <MoneyCell value={credited} currency={currency} />
      </SheetFact>
      <SheetFact label="Debits">
        <MoneyCell value={negateNumber(debited)} currency={currency} />
      </SheetFact>
      <SheetFact label="Closing balance">
        <MoneyCell value={closingBalance} currency={currency} />
      </SheetFact>
    </DataList.Root>
  );
}

/** The statement as one sheet of paper. */
export function StatementSheet({ statement }: { statement: WholeStatement }) {
  const { t, language, digits } = useTexts();
  const { merchantName, userTypeId, dateFrom, dateTo, timeZone, asOf, balances, lines, total } = statement;
  const day = (date: string) => longDate(`${date}T00:00:00Z`, 'UTC', language);
  return (
    <PaperSheet label={t('Statement of account')} width="920px">
      <header>
        <Heading as="h2" textStyle="2xl">
          {t('Statement of account')}
        </Heading>
        <Words color="fg.muted">{t('Loan account')}</Words>
      </header>
      <SheetFacts>
        <SheetFact label="Issued by">{t('{{provider}}')}</SheetFact>
        <SheetFact label="Merchant">
          <bdi>{merchantName}</bdi>
          <Words
            className="mono ltr"
            textStyle="xs"
            color="fg.muted"
            fontWeight="normal"
            overflowWrap="anywhere"
          >
            {userTypeId}
          </Words>
        </SheetFact>
        <SheetFact label="Period">
          <Words>{day(dateFrom)}</Words>
          {dateTo !== dateFrom && <Words>{day(dateTo)}</Words>}
          <ZoneNote country={statementCountry} {...{ dateFrom, dateTo }} />
        </SheetFact>
      </SheetFacts>
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
    </PaperSheet>
  );
}
