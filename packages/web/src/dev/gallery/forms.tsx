import { ValidationError } from '@daftar/sdk';
import * as v from 'valibot';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { FormScreen } from '../../kit/forms/screens/form-screen.tsx';
import { FormPair, FormSection } from '../../kit/ui/page/form-section.tsx';
import { type Entry, longNames } from './entry.ts';

const schema = v.object({
  name: v.pipe(v.string(), v.minLength(1, 'Please provide valid name')),
  description: v.string(),
  amount: v.string(),
  country: v.pipe(v.string(), v.minLength(1, 'Please select Country')),
  shown: v.boolean(),
  methods: v.array(v.string()),
  dateFrom: v.string(),
  dateTo: v.string(),
});
type Form = v.InferOutput<typeof schema>;

const empty: Form = {
  name: '',
  description: '',
  amount: '',
  country: '',
  shown: false,
  methods: [],
  dateFrom: '2026-11-01',
  dateTo: '2026-11-21',
};
const filled: Form = { ...empty, name: longNames.arabic, amount: '-1250.50', country: 'Egypt', shown: true };
const field = fieldsOf<Form>();
const methods = (['Virtual Wallet', 'Credit Card'] as const).map((value) => ({ value, label: value }));

const refusal = new ValidationError(new Response(null, { status: 400 }), {
  errors: [
    { message: 'An account with this name exists already', field: 'name' },
    { message: 'Please select Country', field: 'country' },
  ],
});

type Props = { initial: Form; disabled?: boolean; readOnly?: boolean };

/** A form with every field. Saving always fails, to show server errors on the fields. */
function EveryField({ initial, disabled = false, readOnly = false }: Props) {
  return (
    <FormScreen<Form, Form>
      title="Create Account"
      initial={initial}
      schema={schema}
      submit={() => Promise.reject(refusal)}
      cancel="/"
      readOnly={readOnly}
    >
      <FormSection title="Account" hint="All four are optional.">
        <field.Text
          name="name"
          label="Name"
          required
          disabled={disabled}
          hint="How the money is sent, for example by bank transfer."
        />
        <field.TextArea name="description" label="Description" disabled={disabled} />
        <FormPair>
          <field.Number name="amount" label="Amount" unit="EGP" disabled={disabled} />
          <field.Select
            name="country"
            label="Country"
            required
            disabled={disabled}
            options={['Egypt', 'Pakistan']}
          />
        </FormPair>
        <field.Check name="shown" label="Show the balance to the merchant" disabled={disabled} />
        <field.Checks name="methods" label="Payment Methods" disabled={disabled} options={methods} />
        <field.DayRange required />
      </FormSection>
    </FormScreen>
  );
}

/** Gallery entries of the forms. */
export const forms: readonly Entry[] = [
  { name: 'Form: empty; save it to see its errors', show: () => <EveryField initial={empty} /> },
  { name: 'Form: filled; save it to see the server refuse it', show: () => <EveryField initial={filled} /> },
  { name: 'Form: disabled', show: () => <EveryField initial={filled} disabled /> },
  { name: 'Form: to read', show: () => <EveryField initial={filled} readOnly /> },
];
