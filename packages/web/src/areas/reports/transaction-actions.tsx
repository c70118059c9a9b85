import type { Transaction } from '@daftar/sdk';
import { Eye, Undo2 } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { RowActions } from '../../kit/parts/row-actions.tsx';
import { useRefundRefusal } from '../../kit/refunds/use-refund.tsx';
import { useSession } from '../../session/permissions/use-session.ts';

export type AskRefund = (row: Transaction) => void;

/** What can be done with a transaction: open its page, and give it back. Carriers see no refunds of others' money. */
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
