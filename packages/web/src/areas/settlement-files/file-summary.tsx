import { Button } from '@chakra-ui/react/button';
import { Card } from '@chakra-ui/react/card';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { settlementVerdicts } from '@daftar/domain';
import type { SettlementFile } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProviderName } from '../../kit/features/payments/provider-name.tsx';
import { SheetNotice } from '../../kit/features/uploads/sheet-notice.tsx';
import { VerdictCards } from '../../kit/features/uploads/verdict-cards.tsx';
import { VerdictSum } from '../../kit/features/uploads/verdict-sum.tsx';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { CountCell } from '../../kit/ui/cells/count-cell.tsx';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { PeriodCell } from '../../kit/ui/cells/period-cell.tsx';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { Fact, Facts } from '../../kit/ui/parts/facts.tsx';
import { FileState } from './file-state.tsx';
import { KindName } from './kind-name.tsx';
import { linesOf, settlementFileQueries } from './settlement-file-queries.ts';
import { VerdictPill } from './verdict-pill.tsx';

type Counts = SettlementFile['counts'];

/** The amounts of each kind and currency. */
const sumsOf = (counts: Counts) =>
  counts.map(({ kind, currency, amount }) =>
    currency && amount !== undefined ? (
      <VerdictSum key={`${kind} ${currency}`} amount={amount} currency={currency}>
        <KindName kind={kind} many />
      </VerdictSum>
    ) : null,
  );

const rowsOf = (counts: Counts): number => counts.reduce((sum, { rows }) => sum + rows, 0);

/** The verdicts of a settlement file's rows as cards, which filter the rows. */
function FileVerdicts({ counts }: Pick<SettlementFile, 'counts'>) {
  const { search, change } = useListState<'/settlement-files/$id'>();
  return (
    <VerdictCards
      total={rowsOf(counts)}
      verdicts={settlementVerdicts.map((verdict) => {
        const own = counts.filter((one) => one.verdict === verdict);
        return { verdict, rows: rowsOf(own), pill: <VerdictPill verdict={verdict} />, sums: sumsOf(own) };
      })}
      chosen={search.verdict || undefined}
      choose={(verdict) => change({ verdict })}
    />
  );
}

/** Returns the number of rows that need a look and that nobody has marked as looked at. */
function useOpenRows({ _id, state, differing, unknown, missing, unclear }: SettlementFile): number {
  const { data } = useQuery({
    ...linesOf(_id)({ review: 'open', limit: 1 }),
    enabled: state !== 'agrees',
  });
  return data?.total ?? differing + unknown + missing + unclear;
}

/** What the file changed in our records, and how many of its rows need a person. */
function Outcome({ file }: { file: SettlementFile }) {
  const { t, digits } = useTexts();
  const { change } = useListState<'/settlement-files/$id'>();
  const { settledRefunds, state } = file;
  const open = useOpenRows(file);
  const counted = (count: number) => ({ count, text: digits(count.toLocaleString('en')) });
  const changed =
    settledRefunds > 0
      ? t('It booked {{count}} refunds; nothing else was changed.', { count: counted(settledRefunds) })
      : t('It changed nothing: it lists no refund that was open or pending here.');
  const checked =
    open === 0
      ? t('Every row that needed a look was looked at.')
      : t('{{count}} rows need a look.', { count: counted(open) });
  const result = state === 'agrees' ? t('Every row agrees with your records.') : checked;
  return (
    <Banner
      tone={state === 'agrees' || open === 0 ? 'positive' : 'caution'}
      action={
        settledRefunds > 0 && (
          <Button
            size="xs"
            className="no-print"
            flex="none"
            onClick={() => change({ verdict: 'settles-refund' })}
          >
            {t('Show the refunds')}
          </Button>
        )
      }
    >
      {result} {changed}
    </Banner>
  );
}

function FileFacts({ file }: { file: SettlementFile }) {
  const { provider, originalName, dateFrom, dateTo, lines, createdDate, createdBy, state } = file;
  return (
    <Card.Root as="section" size="sm">
      <Card.Body>
        <Facts>
          <Fact label="File">
            <bdi>{originalName}</bdi>
          </Fact>
          <Fact label="State">
            <FileState state={state} />
          </Fact>
          <Fact label="Provider">
            <ProviderName value={provider} />
          </Fact>
          <Fact label="Days covered">
            <PeriodCell from={dateFrom} to={dateTo} />
          </Fact>
          <Fact label="Rows">
            <CountCell value={lines} />
          </Fact>
          <Fact label="Uploaded">
            <DateCell value={createdDate} time />
          </Fact>
          <Fact label="Uploaded by">
            <bdi>{createdBy}</bdi>
          </Fact>
        </Facts>
      </Card.Body>
    </Card.Root>
  );
}

/** Shown above a file's rows: the file's data, its changes, and rows and sums by verdict. */
export function FileSummary({ id }: { id: string }) {
  const { data: file, isError } = useQuery(settlementFileQueries.detail(id));
  // The rows below show the error.
  if (isError) return null;
  if (!file) return <Skeleton height="220px" borderRadius="l3" />;
  return (
    <Stack gap="3">
      <FileFacts file={file} />
      <SheetNotice file={file} />
      <Outcome file={file} />
      <FileVerdicts counts={file.counts} />
    </Stack>
  );
}
