import { Flex } from '@chakra-ui/react/flex';
import { HStack } from '@chakra-ui/react/stack';
import { businessDay } from '@daftar/domain';
import { useParams } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { zoneOf } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { daysProblem } from '../../kit/forms/fields/days-problem.ts';
import { PeriodPicker } from '../../kit/lists/filters/period-picker.tsx';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { ExportMenu } from '../../kit/lists/tools/export-menu.tsx';
import { LoadedPart } from '../../kit/records/loaded-part.tsx';
import { BackLink } from '../../kit/ui/page/back-link.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { ZoneNote } from '../../kit/ui/parts/zone-note.tsx';
import { type StatementPeriod, statementCountry, statementQuery } from './loan-queries.ts';
import { StatementSheet } from './statement-sheet.tsx';

/** Returns the period in the URL; by default the current month up to today. */
function usePeriod(): StatementPeriod {
  const { search } = useListState<'/loan-account-detail/$merchant/statement'>();
  const today = businessDay(new Date(), zoneOf(statementCountry));
  const asked = { dateFrom: search.dateFrom ?? '', dateTo: search.dateTo ?? '' };
  return daysProblem(asked) || !asked.dateFrom || !asked.dateTo
    ? { dateFrom: `${today.slice(0, 8)}01`, dateTo: today }
    : asked;
}

/** Selects the days of the statement, which are stored in the URL. */
function Days({ period }: { period: StatementPeriod }) {
  const { change } = useListState<'/loan-account-detail/$merchant/statement'>();
  const [value, setValue] = useState(period);
  return (
    <PeriodPicker
      value={value}
      change={(days) => setValue({ dateFrom: days.dateFrom, dateTo: days.dateTo })}
      timeZone={zoneOf(statementCountry)}
      action="Show statement"
      apply={({ dateFrom, dateTo }) => change({ dateFrom, dateTo })}
      hint={<ZoneNote country={statementCountry} {...value} />}
    />
  );
}

/** The statement of a loan account for a period, for the screen, for print and as a file. */
export function LoanStatement() {
  const { merchant = '' } = useParams({ strict: false });
  const { t } = useTexts();
  const period = usePeriod();
  const back = `/loan-account-detail/${merchant}`;
  return (
    <Page>
      <Flex direction="column" gap="4" className="no-print" maxWidth="920px">
        <PageHeader title="Statement">
          <BackLink otherwise={back}>{t('Back')}</BackLink>
        </PageHeader>
        <Flex justify="space-between" align="center" wrap="wrap" gap="2">
          <Days key={`${period.dateFrom} ${period.dateTo}`} period={period} />
          <HStack gap="2">
            <ExportMenu list="loanStatement" title={t('Statement')} filters={{ id: merchant, ...period }} />
            <ActionButton
              label="Print"
              icon={<Printer size={16} aria-hidden />}
              variant="solid"
              size="sm"
              run={() => window.print()}
            />
          </HStack>
        </Flex>
      </Flex>
      <LoadedPart query={statementQuery(merchant, period)}>
        {(statement) => <StatementSheet statement={statement} />}
      </LoadedPart>
    </Page>
  );
}
