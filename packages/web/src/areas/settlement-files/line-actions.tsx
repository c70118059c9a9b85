import type { SettlementLine } from '@daftar/sdk';
import { Receipt, Undo2 } from 'lucide-react';
import type { RecordActions } from '../../kit/bindings/record-action.ts';
import { RecordMenu } from '../../kit/screens/record-menu.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';

/** Returns the actions of a row: they open the payment and the refund to which it belongs. */
export function useLineActions(): RecordActions<SettlementLine> {
  const { toOpen } = useNeeds();
  return {
    invalidates: 'settlement-lines',
    nameOf: ({ reference, providerReference, line }) => reference ?? providerReference ?? String(line),
    actions: [
      {
        ...{ label: 'Open the payment', icon: Receipt, to: (row) => `/payments/${row.transactionId}` },
        appliesTo: ({ transactionId }) => transactionId !== undefined,
        disabledReason: () => toOpen('getPayment'),
      },
      {
        ...{ label: 'Open the refund', icon: Undo2, to: (row) => `/refunds/${row.refundId}` },
        appliesTo: ({ refundId }) => refundId !== undefined,
        disabledReason: () => toOpen('getRefund'),
      },
    ],
  };
}

/** The menu of a row; absent if the row matches no payment or refund of ours. */
export function LineActions({ line }: { line: SettlementLine }) {
  const actions = useLineActions();
  if (!line.transactionId && !line.refundId) return null;
  return <RecordMenu of={actions} row={line} />;
}
