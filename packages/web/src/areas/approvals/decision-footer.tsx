import { HStack } from '@chakra-ui/react/stack';
import type { ApprovalSummary } from '@daftar/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { joined, named, type Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { decisionChanges } from '../../kit/features/payouts/decision-changes.ts';
import { Bar } from '../../kit/features/uploads/bar.tsx';
import { problemText } from '../../kit/records/problem.tsx';
import { sumPhrase } from '../../kit/ui/cells/money-phrase.ts';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';
import { toast } from '../../kit/ui/overlays/toasts.ts';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { approvalPath, payoutsPath } from './approval-paths.ts';
import { approvalQueries } from './approval-queries.ts';
import { useCountText } from './use-count-text.ts';

type Checked = Pick<ApprovalSummary, 'total' | 'totals' | 'verdicts'>;
type Done = { readonly total: number; readonly approved: number; readonly rejected: number };

/** Returns functions that say what a file will do, with the sums of each currency, and what it did. */
function useFileLines() {
  const { t } = useTexts();
  const count = useCountText();
  const sumsOf = ({ totals }: Checked, verdict: 'will-approve' | 'will-reject') =>
    totals.flatMap(({ verdict: of, currency, amount }) =>
      of === verdict && currency ? [{ amount, currency }] : [],
    );
  const line = (
    label: 'Will approve' | 'Will reject',
    file: Checked,
    verdict: 'will-approve' | 'will-reject',
  ) => {
    const sums = sumsOf(file, verdict);
    const words = named(t(label), count(file.verdicts[verdict]));
    return sums.length > 0 ? joined([words, sumPhrase(sums)]) : words;
  };
  return {
    before: (file: Checked): Shown => {
      const carried = file.verdicts['will-approve'] + file.verdicts['will-reject'];
      return joined(
        [
          line('Will approve', file, 'will-approve'),
          line('Will reject', file, 'will-reject'),
          named(t('Left out'), count(file.total - carried)),
        ],
        '\n',
      );
    },
    after: ({ total, approved, rejected }: Done): Shown => {
      const counts = joined([
        named(t('Approved'), count(approved)),
        named(t('Rejected'), count(rejected)),
        named(t('Left out'), count(total - approved - rejected)),
      ]);
      return joined([t('The file was processed.'), counts], ' ');
    },
  };
}

/** Request timeout in milliseconds: a file of 50,000 rows takes a while. */
const patience = 300_000;

/** Carries an uploaded file out once the user has confirmed what it will do, or discards it. */
function useDecision(summary: ApprovalSummary) {
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

/** Shows how many rows are done while the file is being processed. */
function Running({ summary: { fileName, total } }: { summary: ApprovalSummary }) {
  const { t } = useTexts();
  const count = useCountText();
  const { data } = useQuery(approvalQueries.progress(fileName));
  const done = data?.done ?? 0;
  return (
    <Bar
      label={t('Carrying out the file…')}
      share={done > 0 ? done / total : undefined}
      value={done > 0 ? t('Rows {{done}} of {{total}}', { done: count(done), total: count(total) }) : ''}
    />
  );
}

type Props = { readonly summary: ApprovalSummary; readonly busy: boolean };

/** The buttons Proceed and Discard, which stay in view; while the file is being processed, the progress replaces them. */
export function DecisionFooter({ summary, busy }: Props) {
  const { t, say } = useTexts();
  const { proceed, ask, discard } = useDecision(summary);
  const needs = useNeeds();
  const refusal = needs.toChange('processApprovalFile');
  const { 'will-approve': approves, 'will-reject': rejects } = summary.verdicts;
  const nothing = approves + rejects === 0 ? t('No row of this file will be processed.') : undefined;
  return (
    <HStack
      as="footer"
      data-part="decision-footer"
      position="sticky"
      insetBlockEnd="0"
      gap="3"
      wrap="wrap"
      justify="flex-end"
      paddingBlock="3.5"
      minHeight="68px"
      borderTopWidth="1px"
      bg="bg"
      zIndex="docked"
    >
      {proceed.isError && <Banner tone="negative">{say(problemText(proceed.error))}</Banner>}
      {refusal && <span className="meta">{refusal}</span>}
      {proceed.isPending ? (
        <Running summary={summary} />
      ) : (
        <>
          <ActionButton
            size="sm"
            label="Discard"
            icon={<Trash2 size={15} aria-hidden />}
            busy={discard.isPending}
            disabledReason={needs.toChange('discardApprovalFile')}
            run={() => discard.mutate()}
          />
          <ActionButton
            size="sm"
            variant="solid"
            label="Proceed"
            busy={busy || discard.isPending}
            disabledReason={refusal ?? nothing}
            run={() => void ask()}
          />
        </>
      )}
    </HStack>
  );
}
