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

const refundStates = (payment: PaymentRecord | undefined): string =>
  (payment?.refunds ?? []).map(({ _id, status }) => `${_id} ${status}`).join();

/** Query options of one payment; it is refetched while the payment, a refund or a webhook is pending. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.detail('payments', id),
    queryFn: async ({ client, queryKey, signal }): Promise<PaymentRecord> => {
      const before = client.getQueryData<PaymentRecord>(queryKey);
      const now = await api.payments.retrieve(id, { signal });
      // The server reads the payment before its refunds. When a refund ends in between, the response contains the ended refund
      // but not yet its amount, and as nothing is pending, it would stay so.
      const isTorn = before !== undefined && refundStates(before) !== refundStates(now);
      return isTorn ? await api.payments.retrieve(id, { signal }) : now;
    },
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pendingInterval : false),
  });

export type Payment = PaymentRecord;
export type PaymentStep = PaymentRecord['timeline'][number];
