import { HStack } from '@chakra-ui/react/stack';
import type { ApprovalSummary } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Bar } from '../../kit/features/uploads/bar.tsx';
import { problemText } from '../../kit/records/problem.tsx';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { approvalQueries } from './approval-queries.ts';
import { useCountText } from './use-count-text.ts';
import { useDecision } from './use-decision.ts';

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
