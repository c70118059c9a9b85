import { countryLists, type MerchantForm as Form, merchantSchema } from '@daftar/domain';
import type { MerchantDetail } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { CountryAndCurrency } from '../../kit/fields/country-and-currency.tsx';
import { emailsOf } from '../../kit/fields/email-fields.tsx';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { AccountForm } from '../../kit/screens/account-form.tsx';
import { Loaded } from '../../kit/screens/loaded.tsx';
import { api } from '../../session/api.ts';
import { merchantQueries } from './merchant-queries.ts';

const field = fieldsOf<Form>();

function formOf(merchant?: MerchantDetail): Form {
  const { name = '', country = '', currency = '', showBalance = true } = merchant ?? {};
  return { name, country, currency, showBalance, ...emailsOf(merchant) };
}

const Editor = ({ merchant }: { merchant?: MerchantDetail }) => (
  <AccountForm
    list="merchants"
    account={merchant}
    initial={formOf(merchant)}
    schema={merchantSchema}
    again={merchant && (async () => formOf(await api.merchants.retrieve(merchant._id)))}
    save={(values) => (merchant ? api.merchants.update(merchant._id, values) : api.merchants.create(values))}
    unique="merchantName"
  >
    <CountryAndCurrency countries={countryLists.merchants} />
    <field.Check name="showBalance" label="Show the balance to the merchant" />
  </AccountForm>
);

export function MerchantForm() {
  const { id = 'new' } = useParams({ strict: false });
  if (id === 'new') return <Editor />;
  return (
    <Loaded alerts query={merchantQueries.detail(id)}>
      {(merchant) => <Editor merchant={merchant} />}
    </Loaded>
  );
}
