import type { Transaction } from '@daftar/sdk';
import { Eye, Undo2 } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useRefundRefusal } from '../../kit/features/refunds/use-refund.tsx';
import { RowActions } from '../../kit/ui/overlays/row-actions.tsx';
import { useSession } from '../../session/permissions/use-session.ts';

export type AskRefund = (row: Transaction) => void;

/** The actions of a transaction: open its page, and refund it. A carrier's users get no refund action. */
export function TransactionActions({ row, refund }: { row: Transaction; refund: AskRefund }) {
  const { t } = useTexts();
  const { ofCarrier } = useSession();
  const refusalOf = useRefundRefusal();
  return (
    <RowActions of={row.orderId}>
      {(Menu) => (
        <>
          <Menu.Action icon={<Eye size={15} />} to={`/payments/${row._id}`}>
            {t('Open the payment')}
          </Menu.Action>
          {!ofCarrier && (
            <Menu.Action
              icon={<Undo2 size={15} />}
              disabledReason={refusalOf(row)}
              onSelect={() => refund(row)}
            >
              {t('Refund')}
            </Menu.Action>
          )}
        </>
      )}
    </RowActions>
  );
}
