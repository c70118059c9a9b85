import { Box } from '@chakra-ui/react/box';
import {
  type PayoutForm as Form,
  parseMoney,
  payoutCountries,
  payoutTypes,
  toDecimalString,
} from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import { joined, named, type Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { payoutTypeNames } from '../../kit/features/payouts/payout-type-name.tsx';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { numberText } from '../../kit/forms/fields/number-text.ts';
import type { Choice } from '../../kit/forms/pickers/choice-queries.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { moneyText } from '../../kit/ui/cells/money-cell.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { coverageOf, coverageTexts, readFunds } from './payout-coverage.ts';
import { payoutQueries } from './payout-queries.ts';

/**
 * Returns a note for the amount of a new payout: the merchant's free funds, which are its funds less its pending payouts, and
 * whether they do not cover the amount. The server accepts such a payout, because only its approval takes the money. The note is
 * '' while there are no funds to show; it warns unless the funds cover the amount.
 */
function useFundsNote(
  serviceId: string,
  amount: string,
): { readonly note: Shown | ''; readonly isFact: boolean } {
  const { t, language } = useTexts();
  const { data } = useQuery(payoutQueries.funds(serviceId));
  const found = serviceId === '' ? undefined : data?.funds;
  const funds = found && readFunds(found);
  if (!funds) return { note: '', isFact: true };
  const { currency } = funds.free;
  const free = t('Free funds: {{amount}}', {
    amount: `${moneyText(toDecimalString(funds.free), currency, language) ?? ''} ${currency}`,
  });
  const wanted = parseMoney(numberText(amount), currency);
  const coverage = wanted ? coverageOf(funds, wanted, { isPending: false }) : 'all';
  return coverage === 'all'
    ? { note: free, isFact: funds.free.minor >= 0n }
    : { note: joined([free, t(coverageTexts[coverage])]), isFact: false };
}

const field = fieldsOf<Form>();
const countries = payoutCountries.map(({ name, countryCode }) => ({ value: countryCode, label: name }));
const types = payoutTypes.map((value) => ({ value, label: payoutTypeNames[value] }));
const sellable = { active: true };

type Props = {
  /** The chosen service. */
  readonly service: Choice | undefined;
  readonly setService: (service: Choice | undefined) => void;
};

/** The fields of a new payout: payer, amount, beneficiary and destination. */
export function PayoutFields({ service, setService }: Props) {
  const { t } = useTexts();
  const { platformOwner } = useSession();
  const { payoutType, serviceId, amount } = useFormValues<Form>();
  const { note, isFact } = useFundsNote(serviceId, amount);
  return (
    <>
      <Box gridColumn="1 / -1">
        <field.Record
          name="serviceId"
          label="Service"
          required
          kind="service"
          filter={sellable}
          changed={(_, choice) => setService(choice)}
          // Services of different merchants may have the same name.
          hint={platformOwner && service?.detail ? named(t('Merchant'), service.detail) : undefined}
        />
      </Box>
      <field.Number
        name="amount"
        label="Amount"
        required
        unit={service?.currency}
        hint="Without decimals"
        {...{ note, isFact }}
      />
      <field.Text name="fullName" label="Full Name" required />
      <field.Text name="nationalId" label="National ID" required />
      <field.Text name="msisdn" label="MSISDN" required hint="With country code, such as 201001234567" />
      <field.Text name="beneficiaryEmail" label="Email" type="email" required />
      <field.Select name="countryCode" label="Country" required options={countries} />
      <field.Select name="payoutType" label="Payout Type" required options={types} />
      {payoutType === 'BANK' && (
        <>
          <field.Text name="bankName" label="Bank Name" required />
          <field.Text name="bankNo" label="Bank Account" required hint="Account number or IBAN" />
        </>
      )}
    </>
  );
}
