import type { ApprovalSummary } from '@daftar/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { toast } from '../../kit/dialogs/toasts.ts';
import { problemText } from '../../kit/page/problem.tsx';
import { approvalPath, payoutsPath } from './approval-paths.ts';

/** Request timeout in milliseconds: a file of 50,000 rows takes a while. */
const patience = 300_000;

/** Carries an uploaded file out, or discards it. */
export function useDecision(summary: ApprovalSummary) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { fileName, originalName, size, total, invalidStatus } = summary;
  const proceed = useMutation({
    mutationFn: async () =>
      await api.approvals.process(
        { originalName, fileName, size, total, invalidStatus: invalidStatus.length },
        { timeout: patience, deadline: patience },
      ),
    onSuccess: async ({ changed }) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.all('approval-files') }),
        client.invalidateQueries({ queryKey: queryKeys.all('payouts') }),
      ]);
      // Keeps the page of the file open if the result of some rows differs from the check, because the page shows these rows.
      if (changed > 0) return;
      toast('The file was carried out.');
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
  return { proceed, discard };
}
