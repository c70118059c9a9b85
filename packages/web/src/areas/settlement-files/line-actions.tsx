import type { SettlementLine } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { Check, Receipt, RotateCcw, Undo2 } from 'lucide-react';
import { api } from '../../api/api.ts';
import type { Shown } from '../../i18n/shown.ts';
import {
  applicableActions,
  type RecordAction,
  type RecordActions,
} from '../../kit/records/actions/record-action.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';

/** Whether a person must look at the row. */
const needsLook = ({ verdict }: SettlementLine): boolean =>
  verdict !== 'matched' && verdict !== 'settles-refund' && verdict !== 'total';

const failure = { title: 'Oops...', text: 'Something went wrong' } as const;

/** Returns the actions that mark a row as looked at, and as open again. Each undoes the other. */
function reviewActions(
  fileId: string,
  disabledReason: () => Shown | undefined,
): RecordAction<SettlementLine>[] {
  const mark = ({ line }: SettlementLine, note: string | undefined) =>
    api.refunds.reviewSettlementLine(fileId, { line, reviewed: true, ...(note && { note }) });
  const open = ({ line }: SettlementLine) =>
    api.refunds.reviewSettlementLine(fileId, { line, reviewed: false });
  return [
    {
      label: 'Mark as looked at',
      icon: Check,
      disabledReason,
      appliesTo: (row) => needsLook(row) && row.reviewedDate === undefined,
      change: {
        asks: {
          title: 'Mark this row as looked at?',
          action: 'Mark as looked at',
          cancel: 'Back',
          reason: { label: 'Note (optional)', shortest: 0, longest: 200 },
        },
        run: mark,
        undo: open,
        first: true,
        failure,
        toast: 'The row is marked as looked at.',
      },
    },
    {
      label: 'Mark as open again',
      icon: RotateCcw,
      disabledReason,
      appliesTo: ({ reviewedDate }) => reviewedDate !== undefined,
      change: {
        run: open,
        undo: (row) => mark(row, row.reviewNote),
        first: true,
        failure,
        toast: 'The row is open again.',
      },
    },
  ];
}

/** Returns the actions of a row: they mark it, and open the payment and the refund to which it belongs. */
export function useLineActions(): RecordActions<SettlementLine> {
  const { id = '' } = useParams({ strict: false });
  const { toOpen, toChange } = useNeeds();
  return {
    invalidates: 'settlement-lines',
    nameOf: ({ reference, providerReference, line }) => reference ?? providerReference ?? String(line),
    actions: [
      ...reviewActions(id, () => toChange('reviewSettlementLine')),
      {
        label: 'Open the payment',
        icon: Receipt,
        to: (row) => `/payments/${row.transactionId}`,
        appliesTo: ({ transactionId }) => transactionId !== undefined,
        disabledReason: () => toOpen('getPayment'),
      },
      {
        label: 'Open the refund',
        icon: Undo2,
        to: (row) => `/refunds/${row.refundId}`,
        appliesTo: ({ refundId }) => refundId !== undefined,
        disabledReason: () => toOpen('getRefund'),
      },
    ],
  };
}

/** The menu of a row; absent if nothing can be done with the row. */
export function LineActions({ line }: { line: SettlementLine }) {
  const actions = useLineActions();
  if (applicableActions(actions.actions, line).length === 0) return null;
  return <RecordMenu of={actions} row={line} />;
}
