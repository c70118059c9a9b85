import { carrierSchema, carrierTypes, countryLists, type CarrierForm as Form } from '@daftar/domain';
import type { CarrierDetail } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { CountryAndCurrency } from '../../kit/fields/country-and-currency.tsx';
import { emailsOf } from '../../kit/fields/email-fields.tsx';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { AccountForm } from '../../kit/screens/account-form.tsx';
import { Loaded } from '../../kit/screens/loaded.tsx';
import { api } from '../../session/api.ts';
import { carrierQueries } from './carrier-queries.ts';

const field = fieldsOf<Form>();

function formOf(carrier?: CarrierDetail): Form {
  const { name = '', type = '', country = '', currency = '' } = carrier ?? {};
  return { name, type, country, currency, ...emailsOf(carrier) };
}

const Editor = ({ carrier }: { carrier?: CarrierDetail }) => (
  <AccountForm
    list="carriers"
    account={carrier}
    initial={formOf(carrier)}
    schema={carrierSchema}
    again={carrier && (async () => formOf(await api.carriers.retrieve(carrier._id)))}
    save={(values) => (carrier ? api.carriers.update(carrier._id, values) : api.carriers.create(values))}
    unique="carrierName"
  >
    <field.Select name="type" label="Type" required options={carrierTypes} />
    <CountryAndCurrency countries={countryLists.carriers} />
  </AccountForm>
);

export function CarrierForm() {
  const { id = 'new' } = useParams({ strict: false });
  if (id === 'new') return <Editor />;
  return (
    <Loaded alerts query={carrierQueries.detail(id)}>
      {(carrier) => <Editor carrier={carrier} />}
    </Loaded>
  );
}
