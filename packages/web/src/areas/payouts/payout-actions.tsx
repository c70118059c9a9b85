import { IconButton } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ConflictError, type Payout } from '@daftar/sdk';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { api } from '../../api/api.ts';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { decisionChanges } from '../../kit/features/payouts/decision-changes.ts';
import type { Change, RecordAction, RecordActions } from '../../kit/records/actions/record-action.ts';
import { deletion } from '../../kit/records/actions/usual-actions.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { useRecordChange } from '../../kit/records/use-record-change.ts';
import { sumPhrase } from '../../kit/ui/cells/money-phrase.ts';
import type { Dialog } from '../../kit/ui/overlays/dialogs.ts';
import { DisabledReason } from '../../kit/ui/parts/disabled-reason.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';

export type Decision = 'Approved' | 'Rejected';

/** The confirmation before a decision, in the words of the product's specification. */
export const decisionQuestion = {
  title: 'Are you sure?',
  text: 'Changing the status will not revert back.',
} as const;

/** The reason that a rejection may have; the history shows it. */
export const rejectionReason = {
  label: 'Reason',
  shortest: 3,
  longest: 200,
  optional: true,
  quick: ['Account details are wrong', 'Requested twice', 'Not agreed with the merchant'],
} as const;

/** A payout in a confirmation: its reference and its beneficiary. */
export const payoutName = ({ referanceNumber, fullName }: Payout) => `${referanceNumber} · ${fullName}`;

/** Also sends amount and merchant, so that the server rejects the decision if the payout differs from the one on the screen. */
export const sendDecision = ({ _id, amount, merchantName }: Payout, status: Decision, reason?: string) =>
  api.payouts.setStatus({ id: _id, status, amount, merchant: merchantName, ...(reason && { reason }) });

/** The dialog of a decision that failed. That somebody else was faster is no fault: the server says who it was, and when. */
export const decisionFailure = (error: unknown): Dialog =>
  error instanceof ConflictError && error.code === 'already-decided'
    ? { title: 'Somebody else has decided this payout' }
    : { title: 'Oops...', text: 'Something went wrong' };

const changeTo = (status: Decision): Change<Payout> => ({
  run: (payout, reason) => sendDecision(payout, status, reason),
  asks: {
    ...decisionQuestion,
    action: status === 'Approved' ? 'Approve' : 'Reject',
    ...(status === 'Rejected' && { tone: 'danger', reason: rejectionReason }),
  },
  about: sumPhrase,
  toast: status === 'Approved' ? 'The payout was approved.' : 'The payout was rejected.',
  failure: decisionFailure(undefined),
  failureOf: decisionFailure,
  bulk: true,
});
export const approval = changeTo('Approved');
export const rejection = changeTo('Rejected');

const decisions = [
  { decision: 'Approved', change: approval, label: 'Approve', palette: 'green', Icon: Check },
  { decision: 'Rejected', change: rejection, label: 'Reject', palette: 'red', Icon: X },
] as const;

const isPending = ({ status }: Payout) => status === 'Pending';

/** Returns a function that says why the user may not decide a payout so; undefined when the user may. */
export function useDecisionRefusal(): (decision: Decision, payout: Payout) => Shown | undefined {
  const { t } = useTexts();
  const refusal = useNeeds().toChange('setPayoutStatus');
  return (decision, { needsOtherApprover }) =>
    refusal ??
    (decision === 'Approved' && needsOtherApprover
      ? t('Somebody else must approve what you asked for')
      : undefined);
}

/** Actions on a payout. Only the platform owner decides payouts, and only pending ones. */
export function usePayoutActions(): RecordActions<Payout> {
  const { platformOwner } = useSession();
  const { toChange } = useNeeds();
  const refusalOf = useDecisionRefusal();
  const decides = (decision: Decision) => ({
    appliesTo: isPending,
    disabledReason: (payout: Payout) => refusalOf(decision, payout),
  });
  const approve: RecordAction<Payout> = {
    ...decides('Approved'),
    label: 'Approve',
    icon: Check,
    change: approval,
  };
  const reject: RecordAction<Payout> = {
    ...decides('Rejected'),
    label: 'Reject',
    icon: X,
    change: rejection,
  };
  const remove: RecordAction<Payout> = {
    ...deletion<Payout>({
      remove: ({ _id }) => api.payouts.delete(_id),
      disabledReason: () => toChange('deletePayout'),
      done: 'Payout has been deleted successfully!',
    }),
    appliesTo: isPending,
  };
  return {
    invalidates: decisionChanges,
    nameOf: payoutName,
    actions: platformOwner ? [approve, reject, remove] : [],
  };
}

function DecisionButtons({ payout }: { payout: Payout }) {
  const { t } = useTexts();
  const { invalidates, nameOf } = usePayoutActions();
  const { busy, start } = useRecordChange(invalidates, payout, nameOf(payout));
  const refusalOf = useDecisionRefusal();
  const id = useId();
  return decisions.map(({ decision, change, label, palette, Icon }) => {
    const refusal = refusalOf(decision, payout);
    const reasonId = `${id}-${decision}`;
    return (
      <IconButton
        key={label}
        size="2xs"
        boxSize="7"
        // In a narrow window, where the column has room for the menu only, these actions are in the menu.
        hideBelow="md"
        aria-label={t(label)}
        colorPalette={palette}
        variant="subtle"
        tabIndex={-1}
        aria-disabled={busy || refusal !== undefined || undefined}
        aria-describedby={refusal && reasonId}
        data-hint={refusal ?? t(label)}
        onClick={() => {
          if (refusal === undefined) void start(change);
        }}
      >
        <Icon size={15} aria-hidden />
        <DisabledReason id={reasonId} disabledReason={refusal} hidden />
      </IconButton>
    );
  });
}

/** The buttons of a pending row (for users who may decide it) and the menu of the row's actions. */
export function PayoutActions({ payout }: { payout: Payout }) {
  const refusal = useNeeds().toChange('setPayoutStatus');
  const actions = usePayoutActions();
  if (!isPending(payout) || actions.actions.length === 0) return null;
  return (
    <HStack gap="1.5">
      {refusal === undefined && <DecisionButtons payout={payout} />}
      <RecordMenu of={actions} row={payout} />
    </HStack>
  );
}
