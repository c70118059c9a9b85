import type { ApprovalSummary } from '@daftar/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { decisionChanges } from '../../kit/features/payouts/decision-changes.ts';
import { problemText } from '../../kit/records/problem.tsx';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';
import { toast } from '../../kit/ui/overlays/toasts.ts';
import { approvalPath, payoutsPath } from './approval-paths.ts';
import { useFileLines } from './use-file-lines.ts';

/** Request timeout in milliseconds: a file of 50,000 rows takes a while. */
const patience = 300_000;

/** Carries an uploaded file out once the user has confirmed what it will do, or discards it. */
export function useDecision(summary: ApprovalSummary) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const lines = useFileLines();
  const { fileName, originalName, size, total, invalidStatus } = summary;
  const proceed = useMutation({
    mutationFn: async () =>
      await api.approvals.process(
        { originalName, fileName, size, total, invalidStatus: invalidStatus.length },
        { timeout: patience, deadline: patience },
      ),
    onSuccess: async ({ changed, noOfTransactions, results }) => {
      await Promise.all(
        (['approval-files', ...decisionChanges] as const).map((resource) =>
          client.invalidateQueries({ queryKey: queryKeys.all(resource) }),
        ),
      );
      const { Approved: approved, Rejected: rejected } = results;
      const done = { name: lines.after({ total: noOfTransactions, approved, rejected }) };
      // Keeps the page of the file open if the result of some rows differs from the check, because the page shows these rows.
      if (changed > 0) return toast(done);
      toast(done, 'positive', {
        label: 'Show',
        run: () => void navigate({ to: approvalPath, search: { file: fileName } }),
      });
      await navigate({ to: payoutsPath as string });
    },
  });
  const discard = useMutation({
    mutationFn: async () => await api.approvals.discard(fileName),
    onSuccess: async () => {
      toast('The file was discarded.');
      await navigate({ to: approvalPath, search: {} });
      client.removeQueries({ queryKey: queryKeys.detail('approval-files', fileName) });
    },
    onError: (error) => toast(problemText(error), 'negative'),
  });
  const ask = async () => {
    const detail = { name: lines.before(summary) };
    if (await dialogs.confirm({ title: 'Are you sure?', detail, action: 'Proceed' })) proceed.mutate();
  };
  return { proceed, ask, discard };
}
