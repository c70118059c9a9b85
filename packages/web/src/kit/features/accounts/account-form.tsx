import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { UniqueField } from '../../forms/fields/unique-field.tsx';
import { FormScreen } from '../../forms/screens/form-screen.tsx';
import { type SaveOptions, useSave } from '../../forms/screens/use-save.ts';
import { toast } from '../../ui/overlays/toasts.ts';
import { FormSection } from '../../ui/page/form-section.tsx';
import { EmailFields, type EmailForm } from './email-fields.tsx';

type Account = { readonly _id: string; readonly name: string };
type Saved = { readonly status: string };

type Props<Loaded, Form, Values> = Omit<SaveOptions<Loaded, Form, Values, Saved>, 'invalidates'> & {
  /** The list that the account belongs to. It names the URL, the queries and the draft. */
  readonly list: 'merchants' | 'carriers';
  readonly unique: ComponentProps<typeof UniqueField>['unique'];
  /** The fields of this kind of account, shown between name and email addresses. */
  readonly children: ReactNode;
};

/** The form that creates or edits a merchant or carrier account: unique name, own fields, email addresses. */
export function AccountForm<
  Loaded extends Account,
  Form extends { name: string } & EmailForm,
  Values extends object,
>(props: Props<Loaded, Form, Values>) {
  const { list, edited, formOf, schema, unique, children } = props;
  const account = edited?.record;
  const isActive = ({ status }: Saved) => account !== undefined || status === 'Active';
  const created = (saved: Saved) => (isActive(saved) ? 'The record was created.' : undefined);
  const save = useSave<Loaded, Form, Values, Saved>({
    ...props,
    invalidates: list,
    ...(!account && { done: created }),
  });
  const navigate = useNavigate();
  const submit = async (values: Values) => {
    const saved = await save(values);
    if (isActive(saved)) await navigate({ to: `/${list}` });
    else toast('The account was created but is not active.', 'negative');
  };
  return (
    <FormScreen
      {...{ initial: formOf(account), schema, submit }}
      title={account ? { name: account.name } : 'Create Account'}
      cancel={`/${list}`}
      columns
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
