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
import type { ServicePage } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormValues } from '../../kit/bindings/use-form-values.ts';
import { useSetField } from '../../kit/bindings/use-set-field.ts';
import { CountryAndCurrency } from '../../kit/fields/country-and-currency.tsx';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { numberText } from '../../kit/fields/number-text.ts';
import { Banner } from '../../kit/parts/banner.tsx';
import { FormPair, FormSection } from '../../kit/parts/form-section.tsx';
import { accountNames, type Choice, merchantDefaults, methodsForCarrier } from './service-choices.ts';
import { ServiceExtras } from './service-extras.tsx';

const field = fieldsOf<Form>();

/** Returns the accounts in the chosen country; all of them while no country is chosen. */
const inCountry = (accounts: readonly Choice[], country: string) =>
  accounts.filter((account) => country === '' || account.country === country);

type Props = {
  choices: ServicePage;
  /** The stored name of the service; undefined for a new one. */
  currentName: string | undefined;
};

function Accounts({ choices, currentName }: Props) {
  const { country, currency, merchant: of, paymentMethods: chosen } = useFormValues<Form>();
  const existing = currentName !== undefined;
  const setField = useSetField();
  const names = (accounts: readonly Choice[]) => accountNames(accounts, country);
  const chooseMerchant = (id: string) => {
    const merchant = choices.merchants.find(({ _id }) => _id === id);
    for (const [name, value] of Object.entries(merchantDefaults(merchant, { country, currency })))
      setField(name, value);
  };
  const chooseCarrier = (name: string) =>
    setField('paymentMethods', methodsForCarrier(name, chosen, existing));
  const merchants = inCountry(choices.merchants, country).map(({ _id, name }) => ({
    value: _id,
    label: name,
  }));
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
      <CountryAndCurrency countries={countryLists.services} />
      <field.Select
        name="merchant"
        label="Merchant"
        required
        options={merchants}
        disabled={existing}
        changed={chooseMerchant}
      />
      <FormPair>
        <field.Select
          name="serviceProvider"
          label="Carrier"
          required
          options={names(choices.carriers)}
          changed={chooseCarrier}
        />
        <field.Select name="operatorName" label="Operator" options={names(choices.operators)} />
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

function notice({ carrierShare, merchantShare, waleeShare }: Form): string | undefined {
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
  const { foreign } = useTexts();
  const warning = notice(useFormValues<Form>());
  return (
    <FormSection title="Shares" hint="In percent of each payment; together at most 100.">
      <FormPair>
        <field.Number name="carrierShare" label="Carrier Share" unit="%" required />
        <field.Number name="merchantShare" label="Merchant Share" unit="%" required />
        <field.Number name="waleeShare" label="{{provider}} Share" unit="%" required />
      </FormPair>
      {warning && <Banner tone="caution">{foreign(warning)}</Banner>}
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
        <field.Select name="ccServiceName" label="Credit Card service" options={cardServices} />
      )}
    </FormSection>
  );
}

/** The service form's sections. */
export function ServiceFields(props: Props) {
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
