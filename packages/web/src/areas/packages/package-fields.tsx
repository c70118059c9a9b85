import {
  type Country,
  countryLists,
  countryOf,
  currenciesOf,
  isCountryName,
  timeZoneOf,
} from '@daftar/domain';
import type { Package } from '@daftar/sdk';
import { DayInput } from '../../kit/forms/fields/day-input.tsx';
import { DayPopover } from '../../kit/forms/fields/day-popover.tsx';
import { FieldFrame, type FieldProps } from '../../kit/forms/fields/field-frame.tsx';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { useDayText } from '../../kit/forms/fields/use-day-text.ts';
import type { Choice } from '../../kit/forms/pickers/choice-queries.ts';
import { useBoundField } from '../../kit/forms/state/use-bound-field.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { useSetField } from '../../kit/forms/state/use-set-field.ts';
import { FormPair, FormSection } from '../../kit/ui/page/form-section.tsx';
import type { Form } from './package-form-schema.ts';

/** A form field for one day, typed or chosen from a calendar; '' for none. */
function DayField({ timeZone, ...field }: FieldProps<'link.expiryDate'> & { timeZone: string }) {
  const { value, set, blur, error, readOnly } = useBoundField<string>(field.name);
  const day = useDayText({ value, change: set, blur, timeZone });
  return (
    <FieldFrame {...field} error={day.error ?? error}>
      {(control) => (
        <DayInput control={control} day={day} readOnly={readOnly}>
          <DayPopover
            end="dateTo"
            value={{ dateFrom: '', dateTo: value }}
            change={({ dateTo, dateFrom }) => set(dateTo || dateFrom)}
            timeZone={timeZone}
          />
        </DayInput>
      )}
    </FieldFrame>
  );
}

const field = fieldsOf<Form>();

/** Returns the currencies that the specification's list contains for a country. */
const currenciesIn = (country: string) => (isCountryName(country) ? currenciesOf(country) : []);

function What({ record }: { record: Package | undefined }) {
  const { country, currency } = useFormValues<Form>();
  const setField = useSetField<Form>();
  const chooseCountry = (name: string) => {
    const own: Country | undefined = countryOf(name);
    setField('currency', own && currenciesIn(name).includes(own.currency) ? own.currency : '');
  };
  const chooseService = (_id: string, service: Choice | undefined) => {
    if (!service?.country || service.country === country) return;
    setField('country', service.country);
    chooseCountry(service.country);
  };
  return (
    <FormSection title="Package">
      <field.Text name="name" label="Name" required maxLength={60} />
      <field.Record
        name="serviceId"
        label="Service"
        kind="service"
        required
        filter={{ active: true }}
        knownName={record?.serviceName}
        changed={chooseService}
      />
      <FormPair>
        <field.Select
          name="country"
          label="Country"
          required
          options={countryLists.packages}
          changed={chooseCountry}
        />
        <field.Select name="currency" label="Currency" required options={currenciesIn(country)} />
      </FormPair>
      <field.Number name="amount" label="Amount" unit={currency || undefined} required />
      <field.Text
        name="callbackUrl"
        label="Callback URL"
        type="url"
        hint="Address for the events of its payments. Empty: the service’s Notification API."
      />
    </FormSection>
  );
}

function Link() {
  const { country, currency, link } = useFormValues<Form>();
  return (
    <FormSection title="Payment link" hint="How customers may use it.">
      <field.Check name="link.enabled" label="The link can be used" />
      <field.Check name="link.openAmount" label="Customers choose the amount" />
      {link.openAmount && (
        <FormPair>
          <field.Number name="link.minimumAmount" label="Minimum amount" unit={currency || undefined} />
          <field.Number name="link.maximumAmount" label="Maximum amount" unit={currency || undefined} />
        </FormPair>
      )}
      <DayField
        name="link.expiryDate"
        label="Last day"
        hint="The link can be used through this day. Empty: it does not expire."
        timeZone={timeZoneOf(country || undefined)}
      />
    </FormSection>
  );
}

/** The sections of the package form: the specified fields, then the payment link. */
export function PackageFields({ record }: { record: Package | undefined }) {
  return (
    <>
      <What record={record} />
      <Link />
    </>
  );
}
