import { countryLists, type MerchantForm as Form, type MerchantValues, merchantSchema } from '@daftar/domain';
import type { MerchantDetail } from '@daftar/sdk';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { CountryAndCurrency } from '../../kit/fields/country-and-currency.tsx';
import { EmailFields, emailsOf } from '../../kit/fields/email-fields.tsx';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { FormSection } from '../../kit/parts/form-section.tsx';
import { toast } from '../../kit/parts/toasts.ts';
import { FormScreen } from '../../kit/screens/form-screen.tsx';
import { Loaded } from '../../kit/screens/loaded.tsx';
import { api } from '../../session/api.ts';
import { merchantQueries } from './merchant-queries.ts';

const field = fieldsOf<Form>();

function formOf(merchant?: MerchantDetail): Form {
  const { name = '', country = '', currency = '', showBalance = true } = merchant ?? {};
  return { name, country, currency, showBalance, ...emailsOf(merchant) };
}

function Editor({ merchant }: { merchant?: MerchantDetail }) {
  const navigate = useNavigate();
  const save = useChange('merchants', (values: MerchantValues) =>
    merchant ? api.merchants.update(merchant._id, values) : api.merchants.create(values),
  );
  const submit = async (values: MerchantValues) => {
    const saved = await save.mutateAsync(values);
    if (merchant || saved.status === 'Active') await navigate({ to: '/merchants' });
    else toast('The account was created but is not active.', 'negative');
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
      <FormSection title="Account">
        <field.Unique
          name="name"
          label="Name"
          required
          maxLength={60}
          unique="merchantName"
          own={merchant?.name}
        />
        <CountryAndCurrency countries={countryLists.merchants} />
        <field.Check name="showBalance" label="Show the balance to the merchant" />
      </FormSection>
      <EmailFields />
    </FormScreen>
  );
}

export function MerchantForm() {
  const { id = 'new' } = useParams({ strict: false });
  if (id === 'new') return <Editor />;
  return (
    <Loaded alerts query={merchantQueries.detail(id)}>
      {(merchant) => <Editor merchant={merchant} />}
    </Loaded>
  );
}
