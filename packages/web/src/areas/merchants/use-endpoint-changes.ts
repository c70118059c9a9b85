import type { WebhookEndpoint } from '@daftar/sdk';
import { api } from '../../api/api.ts';
import { asWritten } from '../../i18n/shown.ts';
import type { Text } from '../../i18n/text.ts';
import { useChange } from '../../kit/records/resource-queries.ts';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';
import { toast } from '../../kit/ui/overlays/toasts.ts';
import { alertProblem } from './alert-problem.ts';
import { askOverlap } from './ask-overlap.ts';

/** What the user confirms before a change. */
const questions = {
  switchOff: {
    text: 'It gets no events from now on, and those that wait are given up.',
    action: 'Switch off',
    tone: 'danger',
  },
  remove: {
    text: 'Deliveries that wait are given up. The log of the others stays.',
    action: 'Delete',
    tone: 'danger',
  },
} as const;

/** Returns the changes of a webhook endpoint: status, test event, new secret, deletion. They ask the user first where needed. */
export function useEndpointChanges(
  { _id, url, status }: WebhookEndpoint,
  onSecret: (secret: string) => void,
) {
  const change = useChange(['webhook-endpoints', 'webhook-deliveries'], (run: () => PromiseLike<unknown>) =>
    run(),
  );
  const start = (run: () => PromiseLike<unknown>, done: Text) =>
    change.mutate(run, { onSuccess: () => toast(done), onError: alertProblem });
  const confirm = (question: keyof typeof questions) =>
    dialogs.confirm({ title: 'Are you sure?', detail: asWritten(url), ...questions[question] });
  const isActive = status === 'Active';
  const next = isActive ? ('Inactive' as const) : ('Active' as const);
  return {
    isActive,
    toggle: async () => {
      if (isActive && !(await confirm('switchOff'))) return;
      start(() => api.webhookEndpoints.update(_id, { status: next }), 'The status was changed.');
    },
    test: () => start(() => api.webhookEndpoints.test(_id), 'A test event is on its way.'),
    rotate: async () => {
      const overlapHours = await askOverlap(asWritten(url));
      if (overlapHours === undefined) return;
      change.mutate(
        async () => onSecret((await api.webhookEndpoints.rotateSecret(_id, { overlapHours })).secret),
        { onError: alertProblem },
      );
    },
    remove: async () => {
      if (await confirm('remove')) start(() => api.webhookEndpoints.delete(_id), 'The endpoint was deleted.');
    },
  };
}
