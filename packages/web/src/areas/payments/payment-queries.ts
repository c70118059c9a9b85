import type { PaymentRecord } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** Refetch interval in milliseconds while the payment, a refund or a webhook is pending. */
const pendingInterval = 4000;

const isUnderWay = ({ status, refunds, timeline }: PaymentRecord): boolean =>
  status === 'pending' ||
  refunds.some((refund) => refund.status === 'requested' || refund.status === 'pending') ||
  timeline.some((step) => step.kind === 'webhook' && step.status === 'pending');

/** Query options of one payment; it is refetched while the payment, a refund or a webhook is pending. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.detail('payments', id),
    queryFn: async ({ signal }): Promise<PaymentRecord> => await api.payments.retrieve(id, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pendingInterval : false),
  });

export type Payment = PaymentRecord;
export type PaymentStep = PaymentRecord['timeline'][number];
