import {
  type LoanTransactionForm as Form,
  loanTransactionSchema as schema,
  type LoanTransactionValues as Values,
} from '@daftar/domain';
import type { LoanTransactionDetail } from '@daftar/sdk';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { api } from '../../api/api.ts';
import { fieldText } from '../../kit/forms/fields/field-text.ts';
import type { KeyOf } from '../../kit/forms/screens/attempt-keys.ts';
import { FormScreen } from '../../kit/forms/screens/form-screen.tsx';
import { SaveCancelled } from '../../kit/forms/screens/save-cancelled.ts';
import { useSave } from '../../kit/forms/screens/use-save.ts';
import { editQuery, type Versioned } from '../../kit/records/edit-query.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
import { LoanFields } from './loan-fields.tsx';
import { LoanFigures } from './loan-figures.tsx';
import { changedByLoans } from './loan-queries.ts';
import { useSummary } from './use-summary.tsx';

function formOf(record?: LoanTransactionDetail, merchant?: string): Form {
  return {
    userTypeId: fieldText(record?.userTypeId ?? merchant),
    paymentMethod: fieldText(record?.paymentMethod),
    currency: fieldText(record?.currency),
    totalAmount: fieldText(record?.totalAmount),
    exchangeRate: fieldText(record?.exchangeRate),
    waleeCommission: fieldText(record?.waleeCommission),
    sbpCharges: fieldText(record?.sbpCharges),
    serviceSalesTax: fieldText(record?.serviceSalesTax),
    withHoldingCharges: fieldText(record?.withHoldingCharges),
    reference: fieldText(record?.reference),
  };
}

type EditorProps = {
  readonly edited?: Versioned<LoanTransactionDetail>;
  /** The merchant with which a new transaction begins. */
  readonly merchant?: string | undefined;
};

/** The values of a submission and their idempotency key, which stays the same after a lost response. */
type Sent = Values & { readonly keyOf?: KeyOf };

function Editor({ edited, merchant }: EditorProps) {
  const record = edited?.record;
  const navigate = useNavigate();
  const { confirm, dialog } = useSummary(record);
  const save = useSave<LoanTransactionDetail, Form, Sent, unknown>({
    invalidates: changedByLoans,
    edited,
    formOf: (read) => formOf(read),
    schema,
    save: ({ keyOf, ...values }, options) => {
      const idempotencyKey = keyOf?.(values);
      return record
        ? api.loans.update(record._id, { _id: record._id, ...values }, { ...options, idempotencyKey })
        : api.loans.create(values, { idempotencyKey });
    },
  });
  const submit = async (values: Values, keyOf: KeyOf) => {
    if (!(await confirm(values))) throw new SaveCancelled('Nothing was saved');
    await save({ ...values, keyOf });
    await navigate({ to: '/loan-accounts-balance' });
  };
  return (
    <>
      <FormScreen
        {...{ initial: formOf(record, merchant), schema, submit }}
        title={record ? 'Edit Transaction' : 'Create Transaction'}
        aside={record && <bdi>{record.transactionId}</bdi>}
        cancel="/merchant-top-ups"
        cancelIsFixed
        draft={`loans.${record?._id ?? merchant ?? 'new'}`}
        beside={<LoanFigures record={record} />}
      >
        <LoanFields record={record} />
      </FormScreen>
      {dialog}
    </>
  );
}

/** The form of a loan transaction, new or edited. A new one begins with the merchant in the URL. */
export function LoanForm() {
  const { id = 'new' } = useParams({ strict: false });
  const { merchant } = useSearch({ strict: false });
  if (id === 'new') return <Editor key={merchant} merchant={merchant} />;
  return (
    <Loaded alerts query={editQuery('loan-transactions', id, api.loans)}>
      {(edited) => <Editor key={id} edited={edited} />}
    </Loaded>
  );
}
