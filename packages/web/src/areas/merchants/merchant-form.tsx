import { countryLists, type MerchantForm as Form, languageNames, merchantSchema } from '@daftar/domain';
import type { MerchantDetail } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { api } from '../../api/api.ts';
import { AccountForm } from '../../kit/features/accounts/account-form.tsx';
import { CountryAndCurrency } from '../../kit/features/accounts/country-and-currency.tsx';
import { emailsOf } from '../../kit/features/accounts/email-fields.tsx';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { editQuery, type Versioned } from '../../kit/records/edit-query.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
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
