import type { ServiceForm as Form } from '@daftar/domain';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { FormRows } from './form-rows.tsx';

const field = fieldsOf<Form>();

const prices = [
  { name: 'd', label: 'Daily' },
  { name: 'w', label: 'Weekly' },
  { name: 'm', label: 'Monthly' },
  { name: 'y', label: 'Yearly' },
  { name: 'oneTime', label: 'One time' },
] as const;

/** The service's subscription prices by period, and the merchant's custom fields. */
export function ServiceExtras() {
  const { currency } = useFormValues<Form>();
  return (
    <>
      <FormRows
        name="packages"
        title="Packages"
        hint="Subscription prices by period. Leave out periods that are not sold."
        row="Package {{number}}"
        add="Add package"
        empty={{ d: '', w: '', m: '', y: '', oneTime: '' }}
      >
        {(path) =>
          prices.map(({ name, label }) => (
            <field.Number key={name} name={`${path}.${name}`} label={label} unit={currency || undefined} />
          ))
        }
      </FormRows>
      <FormRows
        name="customFields"
        title="Custom Fields"
        hint="The merchant’s own names and values, stored with the service."
        row="Field {{number}}"
        add="Add field"
        empty={{ name: '', value: '' }}
      >
        {(path) => (
          <>
            <field.Text name={`${path}.name`} label="Name" required maxLength={50} />
            <field.Text name={`${path}.value`} label="Value" maxLength={500} />
          </>
        )}
      </FormRows>
    </>
  );
}
