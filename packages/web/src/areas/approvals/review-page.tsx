import { Badge } from '@chakra-ui/react/badge';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { approvalFileMessages, approvalFlagFilters } from '@daftar/domain';
import type { ApprovalSummary } from '@daftar/sdk';
import { asWritten, joined } from '../../i18n/shown.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { flagWords } from '../../kit/features/payouts/payout-flags.tsx';
import { SheetNotice } from '../../kit/features/uploads/sheet-notice.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { BackLink } from '../../kit/ui/page/back-link.tsx';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { payoutsPath } from './approval-paths.ts';
import { DecisionFooter } from './decision-footer.tsx';
import { FileFacts } from './file-facts.tsx';
import { FileVerdicts } from './file-verdicts.tsx';
import { RowChoices } from './row-choice.tsx';
import { RowsToolbar } from './rows-toolbar.tsx';
import { useCountText } from './use-count-text.ts';
import { useRowsFilter } from './use-rows-filter.ts';
import { useTakeOut } from './use-take-out.ts';
import { uploadedColumns } from './verdict-columns.tsx';
import { VerdictGrid } from './verdict-grid.tsx';

type Flag = keyof ApprovalSummary['flags'];

const labels: Readonly<Record<Flag, Text>> = {
  any: 'Flagged',
  ...flagWords,
  'own-request': 'Your request',
  'hidden-row': 'Hidden row',
};

/** Filters an uploaded file's rows by the flags of their payouts, with the number of rows of each; absent without flags. */
function FlagFilter({ flags }: Pick<ApprovalSummary, 'flags'>) {
  const { t } = useTexts();
  const count = useCountText();
  const { flag: chosen } = useRowsFilter();
  const offered = approvalFlagFilters.filter((flag) => flags[flag] > 0 || flag === chosen);
  if (offered.length === 0) return null;
  const options = offered.map((flag) => ({
    value: flag,
    label: joined([t(labels[flag]), asWritten(count(flags[flag]))]),
  }));
  return select('flag', 'Flags', options).show(undefined);
}

const mostShown = 8;

/** Returns each status with its number of rows, the most frequent first. */
function counted(statuses: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** Says that rows with other statuses are discarded, and which statuses these are. */
function Discarded({ statuses }: { statuses: readonly string[] }) {
  const { t } = useTexts();
  const count = useCountText();
  if (statuses.length === 0) return null;
  const all = counted(statuses);
  return (
    <Banner tone="caution">
      <Stack gap="2">
        <span>{t(approvalFileMessages.invalidStatus)}</span>
        <HStack wrap="wrap" gap="1.5">
          {all.slice(0, mostShown).map(([status, rows]) => (
            <Badge key={status} variant="outline" size="sm">
              <bdi>{status || '–'}</bdi> <span className="figure">{count(rows)}</span>
            </Badge>
          ))}
          {all.length > mostShown && <span className="meta">…</span>}
        </HStack>
      </Stack>
    </Banner>
  );
}

/**
 * Page of an uploaded file before the decision: its summary, what will happen to each row, and the buttons to proceed or discard.
 */
export function ReviewPage({ summary }: { summary: ApprovalSummary }) {
  const { t } = useTexts();
  const filter = useRowsFilter();
  const takeOut = useTakeOut(summary.fileName);
  const { verdicts } = summary;
  const nothing = verdicts['will-approve'] + verdicts['will-reject'] === 0;
  return (
    <Page pb="0">
      <PageHeader title="Loan Approval" aside={<bdi>{summary.originalName}</bdi>}>
        <BackLink otherwise={payoutsPath}>{t('Back')}</BackLink>
      </PageHeader>
      <FileFacts summary={summary} />
      <SheetNotice file={summary} />
      <Discarded statuses={summary.invalidStatus} />
      {nothing && <Banner tone="caution">{t('No row of this file will be processed.')}</Banner>}
      <FileVerdicts summary={summary} />
      <Stack gap="3">
        <RowsToolbar filter={filter} takeOut={takeOut}>
          <FlagFilter flags={summary.flags} />
        </RowsToolbar>
        <RowChoices value={takeOut}>
          <VerdictGrid fileName={summary.fileName} filter={filter} columns={uploadedColumns} />
        </RowChoices>
      </Stack>
      <DecisionFooter summary={summary} busy={takeOut.busy} />
    </Page>
  );
}
