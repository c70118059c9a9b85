import { carrierSchema, carrierTypes, countryLists, type CarrierForm as Form } from '@daftar/domain';
import type { CarrierDetail } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { api } from '../../api/api.ts';
import { AccountForm } from '../../kit/features/accounts/account-form.tsx';
import { CountryAndCurrency } from '../../kit/features/accounts/country-and-currency.tsx';
import { emailsOf } from '../../kit/features/accounts/email-fields.tsx';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { editQuery, type Versioned } from '../../kit/records/edit-query.ts';
import { Loaded } from '../../kit/records/loaded.tsx';

const field = fieldsOf<Form>();

function formOf(carrier?: CarrierDetail): Form {
  const { name = '', type = '', country = '', currency = '' } = carrier ?? {};
  return { name, type, country, currency, ...emailsOf(carrier) };
}

const Editor = ({ edited }: { edited?: Versioned<CarrierDetail> }) => (
  <AccountForm
    list="carriers"
    {...{ edited, formOf }}
    schema={carrierSchema}
    save={(values, options) =>
      edited ? api.carriers.update(edited.record._id, values, options) : api.carriers.create(values)
    }
    unique="carrierName"
  >
    <field.Select name="type" label="Type" required options={carrierTypes} />
    <CountryAndCurrency<Form> countries={countryLists.carriers} />
  </AccountForm>
);

export function CarrierForm() {
  const { id = 'new' } = useParams({ strict: false });
  if (id === 'new') return <Editor />;
  return (
    <Loaded alerts query={editQuery('carriers', id, api.carriers)}>
      {(edited) => <Editor edited={edited} />}
    </Loaded>
  );
}
