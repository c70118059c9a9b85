import type { ApprovalRowChoice } from '@daftar/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import type { Shown } from '../../i18n/shown.ts';
import { showFailure } from '../../kit/records/show-failure.ts';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { approvalQueries } from './approval-queries.ts';

export type TakeOut = {
  readonly busy: boolean;
  readonly disabledReason: Shown | undefined;
  readonly choose: (choice: ApprovalRowChoice) => void;
};

/**
 * Takes rows of an uploaded file out or puts them back. The response contains the new counts and sums; the rows are refetched.
 */
export function useTakeOut(fileName: string): TakeOut {
  const client = useQueryClient();
  const needs = useNeeds();
  const { mutate, isPending } = useMutation({
    mutationFn: async (choice: ApprovalRowChoice) => await api.approvals.takeOut(fileName, choice),
    onSuccess: async (summary) => {
      client.setQueryData(approvalQueries.summary(fileName).queryKey, summary);
      await client.invalidateQueries({ queryKey: queryKeys.lists('approval-files') });
    },
    onError: (error) => void showFailure({ title: 'Something went wrong' }, error),
  });
  return { busy: isPending, disabledReason: needs.toChange('takeOutApprovalRows'), choose: mutate };
}
