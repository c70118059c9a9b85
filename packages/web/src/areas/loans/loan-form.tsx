import { Card } from '@chakra-ui/react/card';
import { Text } from '@chakra-ui/react/text';
import {
  type LoanTransactionForm as Form,
  type LoanTransactionValues,
  loanTransactionSchema as schema,
  type LoanTransactionValues as Values,
} from '@daftar/domain';
import type { LoanTransaction, LoanTransactionDetail } from '@daftar/sdk';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { fieldText } from '../../kit/forms/fields/field-text.ts';
import type { KeyOf } from '../../kit/forms/screens/attempt-keys.ts';
import { FormScreen } from '../../kit/forms/screens/form-screen.tsx';
import { SaveCancelled } from '../../kit/forms/screens/save-cancelled.ts';
import { useSave } from '../../kit/forms/screens/use-save.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { editQuery, type Versioned } from '../../kit/records/edit-query.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
import { TitledCard } from '../../kit/ui/page/titled-card.tsx';
import { AccountAfter } from './account-after.tsx';
import { LoanFields } from './loan-fields.tsx';
import { changedByLoans } from './loan-queries.ts';
import { splitOf } from './loan-split.ts';
import { SplitTable } from './split-table.tsx';

const SummaryDialog = lazy(async () => ({ default: (await import('./summary-dialog.tsx')).SummaryDialog }));

type Asked = { readonly values: LoanTransactionValues; readonly answer: (confirmed: boolean) => void };

/** Returns a function that shows the summary and resolves to whether the user confirmed, and the popup to render. */
function useSummary(record: LoanTransaction | undefined): {
  readonly confirm: (values: LoanTransactionValues) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const confirm = (values: LoanTransactionValues) =>
    new Promise<boolean>((resolve) => {
      const answer = (confirmed: boolean) => {
        setAsked(undefined);
        resolve(confirmed);
      };
      setAsked({ values, answer });
    });
  return {
    confirm,
    dialog: asked && (
      <Suspense>
        <SummaryDialog {...asked} record={record} />
      </Suspense>
    ),
  };
}

/** Shown beside the form: the amount of each deduction while the user types, and the balance after the transaction. */
function LoanFigures({ record }: { record: LoanTransactionDetail | undefined }) {
  const { t } = useTexts();
  const form = useFormValues<Form>();
  const split = splitOf(form);
  return (
    <TitledCard title="Calculation" hint="Computed live; the server computes it again.">
      <Card.Body gap="4">
        {split ? (
          <SplitTable split={split} />
        ) : (
          <Text textStyle="grid" color="fg.muted">
            {t('Correct the amount and the charges to see the figures.')}
          </Text>
        )}
        <AccountAfter merchant={form.userTypeId} billed={split?.inAccount?.billed} record={record} />
      </Card.Body>
    </TitledCard>
  );
}

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
