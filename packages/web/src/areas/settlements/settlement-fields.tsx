import { countryOf, currencies, type SettlementForm as Form } from '@daftar/domain';
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
import { useNeeds } from '../../session/use-needs.ts';
import { useSession } from '../../session/use-session.ts';
import { CheckLink } from './check-link.tsx';
import { OverlapNotice } from './overlap-notice.tsx';
import { emptyNoticeId } from './refuse-empty-settlement.ts';
import { revenueQuery, settlementMerchants } from './settlement-queries.ts';
import { useSettlementCountries } from './use-settlement-countries.ts';

const field = fieldsOf<Form>();

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
  const setField = useSetField();
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
  const { data: merchants = [] } = useQuery(settlementMerchants);
  const merchant = merchants.find(({ name }) => name === merchantName)?._id;
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
  const setField = useSetField();
  const { t, foreign } = useTexts();
  const needs = useNeeds();
  const { platformOwner } = useSession();
  const countries = useSettlementCountries();
  const { data: merchants = [], error } = useQuery(settlementMerchants);
  const offered = merchants.filter((merchant) => country === '' || merchant.country === country);
  const chooseCountry = (name: string) => {
    setField('merchantName', '');
    setField('localCurrency', countryOf(name)?.currency ?? '');
  };
  const chooseMerchant = (name: string) => {
    const merchant = merchants.find((one) => one.name === name);
    if (!merchant) return;
    setField('country', merchant.country);
    setField('localCurrency', merchant.currency);
  };
  return (
    <FormSection title="Period and merchant">
      <div className="field">
        <field.DayRange required timeZone={countryOf(country)?.timeZone} />
        {country ? (
          <ZoneNote {...{ country, dateFrom, dateTo }} />
        ) : (
          <p className="field-hint">{t('Days follow the time zone of the country you choose.')}</p>
        )}
      </div>
      <FormPair>
        <field.Select name="country" label="Country" required options={countries} changed={chooseCountry} />
        <field.Select
          name="merchantName"
          label="Merchant"
          required
          options={offered.map(({ name }) => name)}
          note={
            (platformOwner ? needs.toOpen('listMerchants') : undefined) ??
            (error ? foreign(problemText(error)) : undefined)
          }
          changed={chooseMerchant}
        />
      </FormPair>
      <OverlapNotice />
    </FormSection>
  );
}

/** The settlement form's input sections; `SettlementMathSection` shows the computed figures. */
export function SettlementFields() {
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
          />
          <field.Number
            name="exchangeRate"
            label="Exchange Rate"
            required
            hint="Units of local currency per unit of foreign currency."
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
