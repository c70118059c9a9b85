import type { Subscription, SubscriptionStatusChange } from '@daftar/sdk';
import { CircleX, Eye, History, Pause, Play } from 'lucide-react';
import { api } from '../../api/api.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Change, RecordAction, RecordActions } from '../../kit/records/actions/record-action.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { openedSubscription } from './opened-subscription.ts';

type Status = SubscriptionStatusChange['status'];
type Step = {
  readonly label: Text;
  readonly icon: typeof Play;
  readonly from: readonly string[];
  /** The consequences of the change, shown in the confirmation dialog. */
  readonly meaning: Text;
  /** The status to which Undo returns; absent for Cancel, which cannot be undone. */
  readonly back?: Status;
};

const steps: Readonly<Record<Status, Step>> = {
  Active: {
    label: 'Resume',
    icon: Play,
    from: ['Paused'],
    back: 'Paused',
    meaning: 'It is charged again from its next date; what was due meanwhile is not charged.',
  },
  Paused: {
    label: 'Pause',
    icon: Pause,
    from: ['Active'],
    back: 'Active',
    meaning: 'Nothing is charged until it is resumed.',
  },
  Canceled: {
    label: 'Cancel subscription',
    icon: CircleX,
    from: ['Active', 'Paused'],
    meaning: 'It ends for good. Changing the status will not revert back.',
  },
};

const history: RecordAction<Subscription> = {
  label: 'History',
  icon: History,
  to: ({ _id }) => `/subscriptions/history/${_id}`,
};

/**
 * Returns the change to a status. It asks for a reason, which the history stores; `undone` is the reason stored when the user
 * undoes the change.
 */
function changeTo(status: Status, undone: string): Change<Subscription> {
  const { label, meaning, back } = steps[status];
  const set = ({ _id }: Subscription, to: Status, reason: string) =>
    api.subscriptions.setStatus(_id, { status: to, reason });
  return {
    asks: {
      title: 'Are you sure?',
      text: meaning,
      action: label,
      cancel: 'Back',
      reason: { label: 'Reason' },
      ...(!back && { tone: 'danger' }),
    },
    run: (row, reason) => set(row, status, reason),
    bulk: true,
    toast: 'The status was changed.',
    ...(back && { undo: (row) => set(row, back, undone) }),
    failure: { title: 'Oops...', text: 'Something went wrong' },
  };
}

const show: RecordAction<Subscription> = {
  label: 'Show',
  icon: Eye,
  change: {
    run: async (row) => openedSubscription.setState(() => row),
    failure: { title: 'Something went wrong' },
  },
};

/** Pauses, resumes or cancels a subscription. If an operator charges it, only the operator can change it. */
export function useSubscriptionActions(): RecordActions<Subscription> {
  const { t } = useTexts();
  const needs = useNeeds();
  const changes = (Object.keys(steps) as Status[]).map((status): RecordAction<Subscription> => {
    const { label, icon, from, back } = steps[status];
    return {
      label,
      icon,
      ...(!back && { tone: 'danger' }),
      appliesTo: ({ subscriberStatus }) => from.includes(subscriberStatus),
      disabledReason: ({ serviceId }) =>
        needs.toChange('setSubscriptionStatus') ??
        (serviceId === undefined ? t('The operator charges this number and changes its status.') : undefined),
      change: changeTo(status, t('Undone')),
    };
  });
  return {
    invalidates: 'subscriptions',
    nameOf: ({ msisdn }) => msisdn,
    actions: [show, history, ...changes],
  };
}

export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  return <RecordMenu of={useSubscriptionActions()} row={subscription} />;
}
