import {
  countryLists,
  countryOf,
  currencies,
  type MerchantForm as Form,
  type MerchantValues,
  merchantSchema,
} from '@daftar/domain';
import type { MerchantDetail } from '@daftar/sdk';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { useSetField } from '../../kit/bindings/use-set-field.ts';
import { EmailFields } from '../../kit/fields/email-fields.tsx';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { FormPair, FormSection } from '../../kit/parts/form-section.tsx';
import { toast } from '../../kit/parts/toasts.ts';
import { FormScreen } from '../../kit/screens/form-screen.tsx';
import { Loaded } from '../../kit/screens/loaded.tsx';
import { api } from '../../session/api.ts';
import { merchantQueries } from './merchant-queries.ts';

const field = fieldsOf<Form>();

function formOf(merchant?: MerchantDetail): Form {
  return {
    name: merchant?.name ?? '',
    country: merchant?.country ?? '',
    currency: merchant?.currency ?? '',
    showBalance: merchant?.showBalance ?? true,
    notificationEmail: merchant?.notificationEmail ?? '',
    supportEmail: merchant?.supportEmail ?? '',
    billingEmail: merchant?.billingEmail ?? '',
    commercialEmail: merchant?.commercialEmail ?? '',
  };
}

function Fields() {
  const setField = useSetField();
  return (
    <>
      <FormSection title="Account">
        <field.Text name="name" label="Name" required maxLength={60} />
        <FormPair>
          <field.Select
            name="country"
            label="Country"
            required
            options={countryLists.merchants}
            changed={(country) => setField('currency', countryOf(country)?.currency ?? '')}
          />
          <field.Select name="currency" label="Currency" required options={currencies} />
        </FormPair>
        <field.Check name="showBalance" label="Show the balance to the merchant" />
      </FormSection>
      <EmailFields />
    </>
  );
}

function Editor({ merchant }: { merchant?: MerchantDetail }) {
  const navigate = useNavigate();
  const save = useChange('merchants', (values: MerchantValues) =>
    merchant ? api.merchants.update(merchant._id, values) : api.merchants.create(values),
  );
  const submit = async (values: MerchantValues) => {
    const saved = await save.mutateAsync(values);
    if (!merchant && saved.status !== 'Active') {
      toast('The account was created but is not active.', 'negative');
      return;
    }
    await navigate({ to: '/merchants' });
  };
  return (
    <FormScreen
      title={merchant ? merchant.name : 'Create Account'}
      initial={formOf(merchant)}
      schema={merchantSchema}
      submit={submit}
      cancel="/merchants"
      draft={`merchants.${merchant?._id ?? 'new'}`}
    >
      <Fields />
    </FormScreen>
  );
}

export function MerchantForm() {
  const { id } = useParams({ strict: false });
  if (id === 'new' || id === undefined) return <Editor />;
  return <Loaded query={merchantQueries.detail(id)}>{(merchant) => <Editor merchant={merchant} />}</Loaded>;
}
