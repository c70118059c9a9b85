import { countryOf, currencies } from '@daftar/domain';
import { useSetField } from '../bindings/use-set-field.ts';
import { FormPair } from '../parts/form-section.tsx';
import { SelectField } from './select-field.tsx';

/** Country and currency fields. Choosing a country fills in its currency. */
export function CountryAndCurrency({ countries }: { countries: readonly string[] }) {
  const setField = useSetField<{ country: string; currency: string }>();
  return (
    <FormPair>
      <SelectField
        name="country"
        label="Country"
        required
        options={countries}
        changed={(country) => setField('currency', countryOf(country)?.currency ?? '')}
      />
      <SelectField name="currency" label="Currency" required options={currencies} />
    </FormPair>
  );
}
