import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import type { ApprovalSummary } from '@daftar/sdk';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { useFocusOnStep } from '../../kit/ui/page/focus-page-title.ts';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { approvalPath, payoutsPath } from './approval-paths.ts';
import { approvalQueries } from './approval-queries.ts';
import { FileFacts } from './file-facts.tsx';
import { FileVerdicts } from './file-verdicts.tsx';
import { ResultButton } from './result-button.tsx';
import { ReviewPage } from './review-page.tsx';
import { RowsToolbar } from './rows-toolbar.tsx';
import { UploadPage } from './upload-page.tsx';
import { useCountText } from './use-count-text.ts';
import { useRowsFilter } from './use-rows-filter.ts';
import { processedColumns } from './verdict-columns.tsx';
import { VerdictGrid } from './verdict-grid.tsx';

type Props = { readonly summary: ApprovalSummary; readonly recordId: string };

/** Page of a file that was processed. Lists the rows whose result differs from the one that the check predicted. */
function OutcomePage({ summary, recordId }: Props) {
  const { t } = useTexts();
  const count = useCountText();
  const filter = useRowsFilter();
  const { changed = 0, total } = summary;
  const shown = useMemo(() => (changed > 0 ? { ...filter, changed: true } : filter), [filter, changed]);
  return (
    <Page>
      <PageHeader title="Loan Approval" aside={<bdi>{summary.originalName}</bdi>}>
        <ResultButton recordId={recordId} />
        <Button asChild variant="solid">
          <Link to={payoutsPath as string}>{t('Payout requests')}</Link>
        </Button>
      </PageHeader>
      {changed > 0 ? (
        <Banner tone="caution">
          {t(
            'It was processed. {{changed}} of its {{total}} rows ended otherwise than the check had said, because something changed in between.',
            { changed: count(changed), total: count(total) },
          )}
        </Banner>
      ) : (
        <Banner tone="positive">{t('It was processed. Every row ended as the check had said.')}</Banner>
      )}
      <FileFacts summary={summary} />
      {changed > 0 ? (
        <Heading as="h2" textStyle="sm">
          {t('Rows that changed')}
        </Heading>
      ) : (
        <FileVerdicts summary={summary} />
      )}
      <Stack gap="3">
        <RowsToolbar filter={filter} />
        <VerdictGrid fileName={summary.fileName} filter={shown} columns={processedColumns} />
      </Stack>
    </Page>
  );
}

/** An uploaded file: its rows until it is processed, then its outcome. */
function FilePage({ summary }: { summary: ApprovalSummary }) {
  useFocusOnStep(summary.recordId);
  return summary.recordId ? (
    <OutcomePage summary={summary} recordId={summary.recordId} />
  ) : (
    <ReviewPage summary={summary} />
  );
}

/**
 * Approves or rejects many payouts with a file: upload it, check each row, then proceed. The uploaded file's name is in the URL.
 */
export function ApprovalPage() {
  const { file } = useListState<'/loan-requests/approval'>().search;
  const navigate = useNavigate();
  const open = (fileName: string) => void navigate({ to: approvalPath, search: { file: fileName } });
  useFocusOnStep(file);
  if (!file) return <UploadPage done={open} />;
  return <Loaded query={approvalQueries.summary(file)}>{(summary) => <FilePage summary={summary} />}</Loaded>;
}
