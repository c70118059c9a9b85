import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { countryOf, currencies, type SettlementForm as Form, type SettlementMath } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormState } from '../../kit/bindings/form-state.ts';
import { useFormValues } from '../../kit/bindings/use-form-values.ts';
import { useSetField } from '../../kit/bindings/use-set-field.ts';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { Banner } from '../../kit/parts/banner.tsx';
import { FormPair, FormSection } from '../../kit/parts/form-section.tsx';
import { problemText } from '../../kit/parts/problem.tsx';
import { ZoneNote } from '../../kit/parts/zone-note.tsx';
import type { Choice } from '../../kit/pickers/choice-queries.ts';
import { CheckLink } from './check-link.tsx';
import { OverlapNotice } from './overlap-notice.tsx';
import { emptyNoticeId } from './refuse-empty-settlement.ts';
import { revenueQuery } from './settlement-queries.ts';
import { useCountedAs } from './use-counted-as.ts';
import { useMerchantNamed } from './use-merchant-named.ts';
import { useSettlementCountries } from './use-settlement-countries.ts';

const field = fieldsOf<Form>();
const anywhere = {};

const revenueFields = [
  'totalRevenue',
  'waleeShare',
  'waleeSharePercentage',
  'merchantShare',
  'merchantSharePercentage',
] as const;

/** Fills in the revenue fields once period, country and merchant are chosen; `nothing` is true when there is no revenue. */
function useRevenue() {
  const values = useFormValues<Form>();
  const { dateFrom, dateTo, country, merchantName, localCurrency: currency } = values;
  const { readOnly } = useFormState();
  const setField = useSetField<Form>();
  const query = revenueQuery({ dateFrom, dateTo, country, merchantName, currency });
  const result = useQuery({ ...query, enabled: !readOnly && query.enabled === true });
  const { data, isPlaceholderData } = result;
  useEffect(() => {
    if (data === undefined || readOnly || isPlaceholderData) return;
    setField('totalRevenue', String(data?.totalAmount ?? 0));
    setField('waleeShare', String(data?.waleeShareValue ?? 0));
    setField('waleeSharePercentage', String(data?.waleeSharePercentage ?? 0));
    setField('merchantShare', String(data?.merchantShareValue ?? 0));
    setField('merchantSharePercentage', String(data?.merchantShare ?? 0));
  }, [data, isPlaceholderData]);
  // Clear the figures when no merchant is selected.
  const canQuery = query.enabled === true;
  useEffect(() => {
    if (readOnly || canQuery) return;
    // Setting an empty field would mark an untouched form as changed.
    for (const name of revenueFields) if (values[name] !== '') setField(name, '');
  }, [canQuery, readOnly]);
  return { error: result.error, nothing: data !== undefined && !data?.totalAmount && !isPlaceholderData };
}

/** Link from the chosen merchant and period to their three-way check. */
function PeriodCheck() {
  const { dateFrom, dateTo, country, merchantName, localCurrency: currency } = useFormValues<Form>();
  const merchant = useMerchantNamed(merchantName)?._id;
  if (!merchant || !dateFrom || !dateTo || !country || !currency) return null;
  return <CheckLink {...{ merchant, dateFrom, dateTo, country, currency }} />;
}

function RevenueSection() {
  const { t, foreign } = useTexts();
  const { localCurrency } = useFormValues<Form>();
  const { readOnly } = useFormState();
  const { error, nothing } = useRevenue();
  const unit = localCurrency || undefined;
  const hint = 'Filled in from the unsettled payments of the period.';
  return (
    <FormSection title="Revenue" {...(readOnly ? {} : { hint })}>
      {error && <Banner tone="negative">{foreign(problemText(error))}</Banner>}
      {nothing && (
        <div id={emptyNoticeId} tabIndex={-1}>
          <Banner tone="info">{t('There is nothing to settle in this period.')}</Banner>
        </div>
      )}
      <field.Number name="totalRevenue" label="Total Revenue" unit={unit} required disabled />
      <FormPair>
        <field.Number name="merchantShare" label="Merchant Share" unit={unit} required disabled />
        <field.Number name="merchantSharePercentage" label="Merchant Share (%)" unit="%" required disabled />
      </FormPair>
      <FormPair>
        <field.Number name="waleeShare" label="{{provider}} Share" unit={unit} required disabled />
        <field.Number name="waleeSharePercentage" label="{{provider}} Share (%)" unit="%" required disabled />
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
      <Stack gap="1">
        <field.DayRange required timeZone={countryOf(country)?.timeZone} />
        {country ? (
          <ZoneNote {...{ country, dateFrom, dateTo }} />
        ) : (
          <Text textStyle="xs" color="fg.muted">
            {t('Days follow the time zone of the country you choose.')}
          </Text>
        )}
      </Stack>
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
      <OverlapNotice />
    </FormSection>
  );
}

/** The settlement form's input sections; `SettlementMathSection` shows the computed figures. */
export function SettlementFields({ math }: { math: SettlementMath | undefined }) {
  const { remittanceChargesPercentage, exchangeRate } = useFormValues<Form>();
  const countedAs = useCountedAs(math);
  return (
    <>
      <PeriodSection />
      <RevenueSection />
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
