import type { LoanTransaction } from '@daftar/sdk';
import { Eye, History, Pencil, Trash2 } from 'lucide-react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Change } from '../../kit/records/actions/record-action.ts';
import { useRecordChange } from '../../kit/records/use-record-change.ts';
import { RowActions } from '../../kit/ui/overlays/row-actions.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { changedByLoans } from './loan-queries.ts';
import type { ShowTransaction } from './use-transaction-dialog.tsx';

const deletion: Change<LoanTransaction> = {
  run: ({ _id }) => api.loans.delete(_id),
  asks: {
    title: 'Are you sure?',
    text: 'Changes will not be revert back.',
    action: 'Yes, delete it!',
    tone: 'danger',
  },
  notice: { title: 'Deleted', text: 'Transaction has been deleted successfully!' },
  failure: { title: 'Oops...', text: 'Something went wrong' },
};

type Props = { readonly transaction: LoanTransaction; readonly show: ShowTransaction };

/** The actions of a transaction. Everybody may view it; only the platform owner may open its history, change it or delete it. */
export function TransactionActions({ transaction, show }: Props) {
  const { t } = useTexts();
  const { platformOwner } = useSession();
  const needs = useNeeds();
  const { _id, transactionId } = transaction;
  const { start } = useRecordChange(changedByLoans, transaction, transactionId);
  return (
    <RowActions of={transactionId}>
      {(Menu) => (
        <>
          <Menu.Action icon={<Eye size={15} />} onSelect={() => show(transaction)}>
            {t('Show')}
          </Menu.Action>
          {platformOwner && (
            <>
              <Menu.Action icon={<History size={15} />} to={`/loan-account-detail/history/${_id}`}>
                {t('History')}
              </Menu.Action>
              <Menu.Action
                icon={<Pencil size={15} />}
                to={`/loan-account-detail/form/${_id}`}
                disabledReason={needs.toOpen('editLoanTransaction')}
              >
                {t('Edit')}
              </Menu.Action>
              <Menu.Separator />
              <Menu.Action
                icon={<Trash2 size={15} />}
                tone="danger"
                disabledReason={needs.toChange('deleteLoanTransaction')}
                onSelect={() => void start(deletion)}
              >
                {t('Delete')}
              </Menu.Action>
            </>
          )}
        </>
      )}
    </RowActions>
  );
}
