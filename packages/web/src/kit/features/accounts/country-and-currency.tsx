import { type CountryName, countryOf, currencies } from '@daftar/domain';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { useSetField } from '../../forms/state/use-set-field.ts';
import { FormPair } from '../../ui/page/form-section.tsx';

type Place = { country: string; currency: string };
/** Without a type argument, `countries` has the type `never`, so the compiler reports the missing argument. */
type Props<Form> = { countries: [Form] extends [never] ? never : readonly CountryName[] };

/** The country and currency fields of a form: `<CountryAndCurrency<Form> … />`. Choosing a country fills in its currency. */
export function CountryAndCurrency<Form extends Place = never>({ countries }: Props<Form>) {
  const setField = useSetField<Place>();
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
