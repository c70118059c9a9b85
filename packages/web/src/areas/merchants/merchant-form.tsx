import { countryLists, type MerchantForm as Form, languageNames, merchantSchema } from '@daftar/domain';
import type { MerchantDetail } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { api } from '../../api/api.ts';
import { editQuery, type Versioned } from '../../kit/bindings/edit-query.ts';
import { CountryAndCurrency } from '../../kit/fields/country-and-currency.tsx';
import { emailsOf } from '../../kit/fields/email-fields.tsx';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { AccountForm } from '../../kit/screens/account-form.tsx';
import { Loaded } from '../../kit/screens/loaded.tsx';
import { LogoField } from './logo-field.tsx';

const field = fieldsOf<Form>();

function formOf(merchant?: MerchantDetail): Form {
  const {
    name = '',
    country = '',
    currency = '',
    showBalance = true,
    emailLanguage = '',
    logo = '',
  } = merchant ?? {};
  return { name, country, currency, showBalance, emailLanguage, logo, ...emailsOf(merchant) };
}

const Editor = ({ edited }: { edited?: Versioned<MerchantDetail> }) => (
  <AccountForm
    list="merchants"
    {...{ edited, formOf }}
    schema={merchantSchema}
    save={(values, options) =>
      edited ? api.merchants.update(edited.record._id, values, options) : api.merchants.create(values)
    }
    unique="merchantName"
  >
    <CountryAndCurrency<Form> countries={countryLists.merchants} />
    <field.Select
      name="emailLanguage"
      label="Language of emails"
      emptyLabel="English"
      options={languageNames.filter((name) => name !== 'English')}
    />
    <LogoField name="logo" />
    <field.Check name="showBalance" label="Show the balance to the merchant" />
  </AccountForm>
);

export function MerchantForm() {
  const { id = 'new' } = useParams({ strict: false });
  if (id === 'new') return <Editor />;
  return (
    <Loaded alerts query={editQuery('merchants', id, api.merchants)}>
      {(edited) => <Editor edited={edited} />}
    </Loaded>
  );
}
