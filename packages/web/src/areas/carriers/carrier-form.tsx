import {
  type CarrierValues,
  carrierSchema,
  carrierTypes,
  countryLists,
  type CarrierForm as Form,
} from '@daftar/domain';
import type { CarrierDetail } from '@daftar/sdk';
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
import { carrierQueries } from './carrier-queries.ts';

const field = fieldsOf<Form>();

function formOf(carrier?: CarrierDetail): Form {
  const { name = '', type = '', country = '', currency = '' } = carrier ?? {};
  return { name, type, country, currency, ...emailsOf(carrier) };
}

function Editor({ carrier }: { carrier?: CarrierDetail }) {
  const navigate = useNavigate();
  const save = useChange('carriers', (values: CarrierValues) =>
    carrier ? api.carriers.update(carrier._id, values) : api.carriers.create(values),
  );
  const submit = async (values: CarrierValues) => {
    const saved = await save.mutateAsync(values);
    if (carrier || saved.status === 'Active') await navigate({ to: '/carriers' });
    else toast('The account was created but is not active.', 'negative');
  };
  return (
    <FormScreen
      title={carrier ? carrier.name : 'Create Account'}
      initial={formOf(carrier)}
      schema={carrierSchema}
      submit={submit}
      cancel="/carriers"
      draft={`carriers.${carrier?._id ?? 'new'}`}
    >
      <FormSection title="Account">
        <field.Unique
          name="name"
          label="Name"
          required
          maxLength={60}
          unique="carrierName"
          own={carrier?.name}
        />
        <field.Select name="type" label="Type" required options={carrierTypes} />
        <CountryAndCurrency countries={countryLists.carriers} />
      </FormSection>
      <EmailFields />
    </FormScreen>
  );
}

export function CarrierForm() {
  const { id = 'new' } = useParams({ strict: false });
  if (id === 'new') return <Editor />;
  return (
    <Loaded alerts query={carrierQueries.detail(id)}>
      {(carrier) => <Editor carrier={carrier} />}
    </Loaded>
  );
}
