import { Stack } from '@chakra-ui/react/stack';
import type { ApprovalSummary } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { SheetNotice } from '../../kit/features/uploads/sheet-notice.tsx';
import { BackLink } from '../../kit/ui/page/back-link.tsx';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { payoutsPath } from './approval-paths.ts';
import { DecisionFooter } from './decision-footer.tsx';
import { Discarded } from './discarded.tsx';
import { FileFacts } from './file-facts.tsx';
import { FileVerdicts } from './file-verdicts.tsx';
import { FlagFilter } from './flag-filter.tsx';
import { RowChoices } from './row-choice.tsx';
import { RowsToolbar } from './rows-toolbar.tsx';
import { useRowsFilter } from './use-rows-filter.ts';
import { useTakeOut } from './use-take-out.ts';
import { uploadedColumns } from './verdict-columns.tsx';
import { VerdictGrid } from './verdict-grid.tsx';

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
