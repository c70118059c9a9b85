import {
  type LoanTransactionForm as Form,
  hasExchangeRate,
  loanCurrencies,
  loanPaymentMethodLabels,
  loanPaymentMethods,
  loanWarning,
} from '@daftar/domain';
import type { LoanTransactionDetail } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { useSetField } from '../../kit/forms/state/use-set-field.ts';
import { FormPair, FormSection } from '../../kit/ui/page/form-section.tsx';
import { chargeLabels } from './split-table.tsx';

const field = fieldsOf<Form>();
const methods = loanPaymentMethods.map(
  (value) => ({ value, label: loanPaymentMethodLabels[value] }) as const,
);

/** The exchange rate of a deposit in dollars. Warns of a rate of 0, with which the billed amount is 0. */
function ExchangeRate() {
  const { word } = useTexts();
  const warning = loanWarning(useFormValues<Form>());
  return (
    <field.Number
      name="exchangeRate"
      label="Exchange Rate"
      unit="PKR"
      required
      hint="PKR for one US dollar."
      note={warning ? word(warning) : ''}
    />
  );
}

/** The fields of a loan transaction. The merchant of an existing transaction cannot change. */
export function LoanFields({ record }: { record: LoanTransactionDetail | undefined }) {
  const { currency } = useFormValues<Form>();
  const setField = useSetField<Form>();
  const withRate = hasExchangeRate(currency);
  return (
    <>
      <FormSection title="Transaction">
        <field.Record
          name="userTypeId"
          label="Merchant"
          kind="merchant"
          required
          disabled={record !== undefined}
          knownName={record?.merchantName}
        />
        <FormPair>
          <field.Select name="paymentMethod" label="Payment Method" required options={methods} />
          <field.Select
            name="currency"
            label="Currency"
            required
            options={loanCurrencies}
            changed={(chosen) => !hasExchangeRate(chosen) && setField('exchangeRate', '')}
          />
        </FormPair>
        <FormPair>
          <field.Number
            name="totalAmount"
            label="Total Amount"
            unit={currency || undefined}
            required
            hint="What the merchant deposited."
          />
          {withRate && <ExchangeRate />}
        </FormPair>
        <field.Text
          name="reference"
          label="Reference"
          hint="A bank reference or a note, kept on the record."
        />
      </FormSection>
      <FormSection
        title="Charges"
        hint="Each in percent of the total amount, from 0 to 99; together at most 100."
      >
        <FormPair>
          <field.Number name="waleeCommission" label={chargeLabels.waleeCommission} unit="%" required />
          <field.Number name="sbpCharges" label={chargeLabels.sbpCharges} unit="%" required />
        </FormPair>
        <FormPair>
          <field.Number name="serviceSalesTax" label={chargeLabels.serviceSalesTax} unit="%" required />
          <field.Number name="withHoldingCharges" label={chargeLabels.withHoldingCharges} unit="%" required />
        </FormPair>
      </FormSection>
    </>
  );
}
