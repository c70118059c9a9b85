import type { Subscription, SubscriptionStatusChange } from '@daftar/sdk';
import { CircleX, Eye, History, Pause, Play } from 'lucide-react';
import { api } from '../../api/api.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { RecordAction, RecordActions } from '../../kit/bindings/record-action.ts';
import { dialogs } from '../../kit/parts/dialogs.ts';
import { toast } from '../../kit/parts/toasts.ts';
import { RecordMenu } from '../../kit/screens/record-menu.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { openedSubscription } from './opened-subscription.ts';

type Status = SubscriptionStatusChange['status'];
type Step = {
  readonly label: Text;
  readonly icon: typeof Play;
  readonly from: readonly string[];
  /** What the change means, for the question before it. */
  readonly meaning: Text;
  readonly danger?: true;
};

const steps: Readonly<Record<Status, Step>> = {
  Active: {
    ...{ label: 'Resume', icon: Play, from: ['Paused'] },
    meaning: 'It is charged again from its next date; what was due meanwhile is not charged.',
  },
  Paused: {
    ...{ label: 'Pause', icon: Pause, from: ['Active'] },
    meaning: 'Nothing is charged until it is resumed.',
  },
  Canceled: {
    ...{ label: 'Cancel subscription', icon: CircleX, from: ['Active', 'Paused'], danger: true },
    meaning: 'It ends for good. Changing the status will not revert back.',
  },
};

const history: RecordAction<Subscription> = {
  ...{ label: 'History', icon: History, to: ({ _id }) => `/subscriptions/history/${_id}` },
};

/** Asks for the reason that the history keeps, changes the status and tells that it was done. */
async function changeStatus({ _id, msisdn }: Subscription, status: Status): Promise<void> {
  const { label, meaning, danger } = steps[status];
  const reason = await dialogs.reason({
    title: 'Are you sure?',
    text: meaning,
    detail: { name: msisdn },
    action: label,
    cancel: 'Back',
    reason: { label: 'Reason' },
    ...(danger && { tone: 'danger' }),
  });
  if (reason === undefined) return;
  await api.subscriptions.setStatus(_id, { status, reason });
  toast('The status was changed.');
}

/** Pauses, resumes or cancels a subscription; one that an operator charges is changed there. */
export function useSubscriptionActions(): RecordActions<Subscription> {
  const { t } = useTexts();
  const needs = useNeeds();
  const change = {
    run: async (row: Subscription) => openedSubscription.setState(() => row),
    failure: { title: 'Something went wrong' },
  } as const;
  const show: RecordAction<Subscription> = { label: 'Show', icon: Eye, change };
  const actions = (Object.keys(steps) as Status[]).map((status): RecordAction<Subscription> => {
    const { label, icon, from, danger } = steps[status];
    return {
      ...{ label, icon, ...(danger && { tone: 'danger' }) },
      appliesTo: ({ subscriberStatus }) => from.includes(subscriberStatus),
      disabledReason: ({ serviceId }) =>
        needs.toChange('setSubscriptionStatus') ??
        (serviceId === undefined ? t('The operator charges this number and changes its status.') : undefined),
      change: {
        run: (row) => changeStatus(row, status),
        failure: { title: 'Oops...', text: 'Something went wrong' },
      },
    };
  });
  return {
    invalidates: 'subscriptions',
    nameOf: ({ msisdn }) => msisdn,
    actions: [show, history, ...actions],
  };
}

export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  return <RecordMenu of={useSubscriptionActions()} row={subscription} />;
}
