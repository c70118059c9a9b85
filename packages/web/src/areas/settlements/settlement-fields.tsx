import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import {
  countryOf,
  currencies,
  type SettlementInputForm as Form,
  type RevenueField,
  type SettlementInputForm,
  type SettlementMath,
  settlementRules,
} from '@daftar/domain';
import type { SettlementDetail } from '@daftar/sdk';
import { useStore } from '@tanstack/react-form';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FieldFrame } from '../../kit/forms/fields/field-frame.tsx';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { readOnlyText } from '../../kit/forms/fields/number-text.ts';
import type { Choice } from '../../kit/forms/pickers/choice-queries.ts';
import { useFormContext } from '../../kit/forms/state/form.ts';
import { boundFieldOf } from '../../kit/forms/state/use-bound-field.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { useSetField } from '../../kit/forms/state/use-set-field.ts';
import { problemText } from '../../kit/records/problem.tsx';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { FormPair, FormSection } from '../../kit/ui/page/form-section.tsx';
import { ZoneNote } from '../../kit/ui/parts/zone-note.tsx';
import { CheckLink } from './check-link.tsx';
import { OpenDayNote } from './open-day-note.tsx';
import { PeriodNotice } from './period-notice.tsx';
import { useCountedAs } from './use-counted-as.ts';
import { useMerchantNamed } from './use-merchant-named.ts';
import { useRevenue } from './use-revenue.ts';
import { useSettlementCountries } from './use-settlement-countries.ts';

const useFormField = boundFieldOf<SettlementInputForm & Record<RevenueField, string>>();

type Props = {
  readonly name: RevenueField;
  readonly label: Text;
  /** '' while the figure is unknown. */
  readonly value: string;
  /** A currency code or '%'. */
  readonly unit: string | undefined;
};

/** Returns the specified message for a figure that is missing when the user saves. */
function useMissing(name: RevenueField, value: string) {
  const { store } = useFormContext();
  const asked = useStore(store, ({ submissionAttempts }) => submissionAttempts > 0);
  return asked && value === '' ? settlementRules[name].message : undefined;
}

/** A figure that the server computes, shown among the fields that it depends on. */
function ComputedNumber({ name, label, value, unit }: Props) {
  const { language } = useTexts();
  const { error } = useFormField(name);
  const missing = useMissing(name, value);
  return (
    <FieldFrame name={name} label={label} error={error ?? missing} disabled>
      {(control) => (
        <InputGroup endElement={unit}>
          <Input
            {...control}
            dir="ltr"
            fontVariantNumeric="tabular-nums"
            {...(unit && { pe: '14', _rtl: { ps: '14', pe: '2.5' } })}
            value={readOnlyText(value, { unit, computed: true }, language)}
            readOnly
          />
        </InputGroup>
      )}
    </FieldFrame>
  );
}

const field = fieldsOf<Form>();
const anywhere = {};

/** Link from the chosen merchant and period to their three-way check. */
function PeriodCheck() {
  const { dateFrom, dateTo, country, merchantName, localCurrency: currency } = useFormValues<Form>();
  const merchant = useMerchantNamed(merchantName)?._id;
  if (!merchant || !dateFrom || !dateTo || !country || !currency) return null;
  return <CheckLink {...{ merchant, dateFrom, dateTo, country, currency }} />;
}

type RecordProps = { readonly record?: SettlementDetail | undefined };

function RevenueSection({ record }: RecordProps) {
  const { say } = useTexts();
  const { localCurrency } = useFormValues<Form>();
  const { error, figures } = useRevenue(record);
  const unit = localCurrency || undefined;
  const hint = 'Filled in from the unsettled payments of the period.';
  const figure = (name: RevenueField, label: Text, shownUnit = unit) => (
    <ComputedNumber {...{ name, label }} unit={shownUnit} value={figures?.[name] ?? ''} />
  );
  return (
    <FormSection title="Revenue" {...(record ? {} : { hint })}>
      {error && <Banner tone="negative">{say(problemText(error))}</Banner>}
      {figure('totalRevenue', 'Total Revenue')}
      <FormPair>
        {figure('merchantShare', 'Merchant Share')}
        {figure('merchantSharePercentage', 'Merchant Share (%)', '%')}
      </FormPair>
      <FormPair>
        {figure('waleeShare', '{{provider}} Share')}
        {figure('waleeSharePercentage', '{{provider}} Share (%)', '%')}
      </FormPair>
      <PeriodCheck />
    </FormSection>
  );
}

function PeriodSection() {
  const { country, dateFrom, dateTo } = useFormValues<Form>();
  const setField = useSetField<Form>();
  const { t } = useTexts();
  const countries = useSettlementCountries();
  const chooseCountry = (name: string) => {
    setField('merchantName', '');
    setField('localCurrency', countryOf(name)?.currency ?? '');
  };
  const chooseMerchant = (_name: string, merchant: Choice | undefined) => {
    if (merchant?.country) setField('country', merchant.country);
    if (merchant?.currency) setField('localCurrency', merchant.currency);
  };
  return (
    <FormSection title="Period and merchant">
      <field.DayRange
        required
        timeZone={countryOf(country)?.timeZone}
        hint={
          country ? (
            <>
              <ZoneNote {...{ country, dateFrom, dateTo }} />
              <OpenDayNote {...{ country, dateTo }} />
            </>
          ) : (
            t('Days follow the time zone of the country you choose.')
          )
        }
      />
      <FormPair>
        <field.Select name="country" label="Country" required options={countries} changed={chooseCountry} />
        <field.Record
          name="merchantName"
          label="Merchant"
          kind="merchant"
          by="name"
          required
          filter={country === '' ? anywhere : { country }}
          changed={chooseMerchant}
        />
      </FormPair>
      <PeriodNotice />
    </FormSection>
  );
}

type FieldsProps = RecordProps & { readonly math: SettlementMath | undefined };

/** The settlement form's input sections; `SettlementStatement` shows the computed figures. */
export function SettlementFields({ math, record }: FieldsProps) {
  const { remittanceChargesPercentage, exchangeRate } = useFormValues<Form>();
  const countedAs = useCountedAs(math);
  return (
    <>
      <PeriodSection />
      <RevenueSection record={record} />
      <FormSection title="Transfer">
        <field.Text
          name="channel"
          label="Channel"
          required
          maxLength={60}
          hint="How the money is sent, for example by bank transfer."
        />
        <FormPair>
          <field.Number
            name="remittanceChargesPercentage"
            label="Remittance (%)"
            unit="%"
            required
            hint="Transfer fee, as a percentage of the sub total."
            note={countedAs(remittanceChargesPercentage)}
          />
          <field.Number
            name="exchangeRate"
            label="Exchange Rate"
            required
            hint="Units of local currency per unit of foreign currency."
            note={countedAs(exchangeRate)}
          />
        </FormPair>
        <FormPair>
          <field.Select name="localCurrency" label="Local Currency" required options={currencies} />
          <field.Select
            name="settledCurrency"
            label="Foreign Currency"
            required
            options={currencies}
            hint="Currency in which the merchant is paid."
          />
        </FormPair>
      </FormSection>
    </>
  );
}
