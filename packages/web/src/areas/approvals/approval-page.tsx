import type { ApprovalSummary } from '@daftar/sdk';
import { useNavigate } from '@tanstack/react-router';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
import { useFocusOnStep } from '../../kit/ui/page/focus-page-title.ts';
import { approvalPath } from './approval-paths.ts';
import { approvalQueries } from './approval-queries.ts';
import { OutcomePage } from './outcome-page.tsx';
import { ReviewPage } from './review-page.tsx';
import { UploadPage } from './upload-page.tsx';

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
