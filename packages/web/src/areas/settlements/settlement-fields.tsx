import { countryOf, currencies, type SettlementInputForm as Form, type RevenueField } from '@daftar/domain';
import type { SettlementDetail } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
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
import { ComputedNumber } from './computed-number.tsx';
import { PeriodNotice } from './period-notice.tsx';
import { settlementMerchants } from './settlement-queries.ts';
import { useRevenue } from './use-revenue.ts';
import { useSettlementCountries } from './use-settlement-countries.ts';

const field = fieldsOf<Form>();

/** Link from the chosen merchant and period to their three-way check. */
function PeriodCheck() {
  const { dateFrom, dateTo, country, merchantName, localCurrency: currency } = useFormValues<Form>();
  const { data: merchants = [] } = useQuery(settlementMerchants);
  const merchant = merchants.find(({ name }) => name === merchantName)?._id;
  if (!merchant || !dateFrom || !dateTo || !country || !currency) return null;
  return <CheckLink {...{ merchant, dateFrom, dateTo, country, currency }} />;
}

type RecordProps = { readonly record?: SettlementDetail | undefined };

function RevenueSection({ record }: RecordProps) {
  const { foreign } = useTexts();
  const { localCurrency } = useFormValues<Form>();
  const { error, figures } = useRevenue(record);
  const unit = localCurrency || undefined;
  const hint = 'Filled in from the unsettled payments of the period.';
  const figure = (name: RevenueField, label: Text, shownUnit = unit) => (
    <ComputedNumber {...{ name, label }} unit={shownUnit} value={figures?.[name] ?? ''} />
  );
  return (
    <FormSection title="Revenue" {...(record ? {} : { hint })}>
      {error && <Banner tone="negative">{foreign(problemText(error))}</Banner>}
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
      <PeriodNotice />
    </FormSection>
  );
}

/** The settlement form's input sections; `SettlementStatement` shows the computed figures. */
export function SettlementFields({ record }: RecordProps) {
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
