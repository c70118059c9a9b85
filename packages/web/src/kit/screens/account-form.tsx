import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useChange } from '../bindings/resource-queries.ts';
import { EmailFields } from '../fields/email-fields.tsx';
import { UniqueField } from '../fields/unique-field.tsx';
import { FormSection } from '../parts/form-section.tsx';
import { toast } from '../parts/toasts.ts';
import { FormScreen, type FormScreenProps } from './form-screen.tsx';
import { useMerge } from './use-merge.ts';

type Account = { readonly _id: string; readonly name: string };

type Props<Form extends object, Values> = Pick<FormScreenProps<Form, Values>, 'initial' | 'schema'> & {
  /** The list that the account belongs to. It names the URL, the queries and the draft. */
  readonly list: 'merchants' | 'carriers';
  /** The account to edit; undefined for a new one. */
  readonly account: Account | undefined;
  /** Reads the account again before saving, to merge other users' changes. */
  readonly again: (() => PromiseLike<Form>) | undefined;
  readonly save: (values: Values) => PromiseLike<{ readonly status: string }>;
  readonly unique: ComponentProps<typeof UniqueField>['unique'];
  /** The fields of this kind of account, shown between name and email addresses. */
  readonly children: ReactNode;
};

/** The form that creates or edits a merchant or carrier account: unique name, own fields, email addresses. */
export function AccountForm<Form extends object, Values extends object>(props: Props<Form, Values>) {
  const { list, account, initial, schema, save, unique, children } = props;
  const merge = useMerge(props);
  const navigate = useNavigate();
  const change = useChange(list, save);
  const submit = async (values: Values) => {
    const saved = await change.mutateAsync(await merge(values));
    if (account || saved.status === 'Active') await navigate({ to: `/${list}` });
    else toast('The account was created but is not active.', 'negative');
  };
  return (
    <FormScreen
      {...{ initial, schema, submit }}
      title={account ? account.name : 'Create Account'}
      cancel={`/${list}`}
      draft={`${list}.${account?._id ?? 'new'}`}
    >
      <FormSection title="Account">
        <UniqueField
          {...{ unique, name: 'name', label: 'Name', required: true, maxLength: 60, own: account?.name }}
        />
        {children}
      </FormSection>
      <EmailFields />
    </FormScreen>
  );
}
