import {
  cardServices,
  countryLists,
  type ServiceForm as Form,
  methodsFor,
  paymentMethodLabels,
  paymentMethods,
  serviceTypes,
  sharesNotice,
} from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
import { CountryAndCurrency } from '../../kit/features/accounts/country-and-currency.tsx';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { numberText } from '../../kit/forms/fields/number-text.ts';
import type { Choice } from '../../kit/forms/pickers/choice-queries.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { useSetField } from '../../kit/forms/state/use-set-field.ts';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { FormPair, FormSection } from '../../kit/ui/page/form-section.tsx';
import { codeOption } from '../../kit/ui/parts/option.ts';
import { merchantDefaults, methodsForCarrier } from './service-choices.ts';
import { ServiceExtras } from './service-extras.tsx';

const field = fieldsOf<Form>();
const active = { active: true };
const activeOperators = { active: true, type: 'Operator' } as const;

type AccountsProps = {
  /** The stored name of the service; undefined for a new one. */
  currentName: string | undefined;
  /** The name of the service's merchant; undefined for a new service. */
  merchantName: string | undefined;
};

function Accounts({ currentName, merchantName }: AccountsProps) {
  const { country, currency, merchant: of, paymentMethods: chosen } = useFormValues<Form>();
  const existing = currentName !== undefined;
  const setField = useSetField<Form>();
  const chooseMerchant = (_id: string, merchant: Choice | undefined) => {
    const defaults = merchantDefaults(merchant, { country, currency });
    if (defaults.country) setField('country', defaults.country);
    if (defaults.currency) setField('currency', defaults.currency);
  };
  const chooseCarrier = (name: string) =>
    setField('paymentMethods', methodsForCarrier(name, chosen, existing));
  const inCountry = country === '' ? undefined : { country };
  const carriers = { kind: 'carrier', by: 'name', preferred: inCountry } as const;
  return (
    <FormSection title="Service">
      <field.Unique
        name="serviceName"
        unique="serviceName"
        label="Service Name"
        required
        maxLength={60}
        {...{ own: currentName, of }}
      />
      <CountryAndCurrency<Form> countries={countryLists.services} />
      <field.Record
        name="merchant"
        label="Merchant"
        kind="merchant"
        required
        filter={{ active: true, ...inCountry }}
        knownName={merchantName}
        disabled={existing}
        changed={chooseMerchant}
      />
      <FormPair>
        <field.Record
          name="serviceProvider"
          label="Carrier"
          required
          {...carriers}
          filter={active}
          changed={chooseCarrier}
        />
        <field.Record name="operatorName" label="Operator" {...carriers} filter={activeOperators} />
      </FormPair>
      <FormPair>
        <field.Select name="serviceType" label="Service Type" required options={serviceTypes} />
        <field.Text name="subscriptionFrequency" label="Subscription Frequency" />
      </FormPair>
      <FormPair>
        <field.Number name="price" label="Price" />
        <field.Number name="disbursementAmount" label="Disbursement Amount" />
      </FormPair>
    </FormSection>
  );
}

function notice({ carrierShare, merchantShare, waleeShare }: Form): ReturnType<typeof sharesNotice> {
  try {
    return sharesNotice({
      carrierShare: numberText(carrierShare),
      merchantShare: numberText(merchantShare),
      waleeShare: numberText(waleeShare),
    });
  } catch {
    return undefined;
  }
}

function Shares() {
  const { say } = useTexts();
  const warning = notice(useFormValues<Form>());
  return (
    <FormSection title="Shares" hint="In percent of each payment; together at most 100.">
      <FormPair>
        <field.Number name="carrierShare" label="Carrier Share" unit="%" required />
        <field.Number name="merchantShare" label="Merchant Share" unit="%" required />
        <field.Number name="waleeShare" label="{{provider}} Share" unit="%" required />
      </FormPair>
      {warning && <Banner tone="caution">{say(warning)}</Banner>}
    </FormSection>
  );
}

function Payment() {
  const { t } = useTexts();
  const { serviceProvider, paymentMethods: chosen } = useFormValues<Form>();
  const offered = methodsFor(paymentMethods, serviceProvider);
  const options = offered.map((value) => ({ value, label: paymentMethodLabels[value] }));
  return (
    <FormSection title="Payment">
      <field.Checks name="paymentMethods" label="Payment Methods" options={options} />
      {chosen.length === 0 && (
        <Banner tone="caution">{t('No payment method is selected, so customers cannot pay.')}</Banner>
      )}
      {chosen.includes('Credit Card') && (
        <field.Select
          name="ccServiceName"
          label="Credit Card service"
          options={cardServices.map(codeOption)}
        />
      )}
    </FormSection>
  );
}

/** The service form's sections. */
export function ServiceFields(props: AccountsProps) {
  return (
    <>
      <Accounts {...props} />
      <Shares />
      <Payment />
      <ServiceExtras />
      <FormSection title="Addresses" hint="All four are optional.">
        <field.Text name="portalUrl" label="Portal URL" type="url" hint="Where customers go after paying." />
        <field.Text
          name="notificationApi"
          label="Notification API"
          type="url"
          hint="Where signed webhooks go."
        />
        <FormPair>
          <field.Text name="tokenApi" label="Token API" type="url" />
          <field.Text name="clickIdApi" label="Click ID API" type="url" />
        </FormPair>
      </FormSection>
    </>
  );
}
