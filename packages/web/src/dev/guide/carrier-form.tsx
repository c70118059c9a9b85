import { type CarrierValues, carrierSchema, countryLists, type CarrierForm as Form } from '@daftar/domain';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../api/api.ts';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { CountryAndCurrency } from '../../kit/fields/country-and-currency.tsx';
import { EmailFields, emailsOf } from '../../kit/fields/email-fields.tsx';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { FormSection } from '../../kit/parts/form-section.tsx';
import { FormScreen } from '../../kit/screens/form-screen.tsx';

const field = fieldsOf<Form>();
const empty: Form = { name: '', type: '', country: '', currency: '', ...emailsOf() };

export function CarrierForm() {
  const navigate = useNavigate();
  const save = useChange('carriers', (values: CarrierValues) => api.carriers.create(values));
  return (
    <FormScreen
      title="Create Account"
      initial={empty}
      schema={carrierSchema}
      submit={async (values) => {
        await save.mutateAsync(values);
        await navigate({ to: '/carriers' });
      }}
      cancel="/carriers"
      draft="carriers.new"
    >
      <FormSection title="Account">
        <field.Text name="name" label="Name" required maxLength={60} />
        <field.Select name="type" label="Type" required options={['Carrier', 'Operator']} />
        <CountryAndCurrency<Form> countries={countryLists.carriers} />
      </FormSection>
      <EmailFields />
    </FormScreen>
  );
}
