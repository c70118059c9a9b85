import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import {
  type AccountBalanceForm,
  type AccountBalanceValues,
  accountBalanceMessages,
  accountBalanceSchema,
  addMoney,
  amountFirst,
  type Currency,
  fromMajor,
  isCurrency,
  toDecimalString,
} from '@daftar/domain';
import type { MerchantDetail } from '@daftar/sdk';
import { useNavigate, useParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { api } from '../../api/api.ts';
import { asWritten } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { numberText } from '../../kit/forms/fields/number-text.ts';
import type { KeyOf } from '../../kit/forms/screens/attempt-keys.ts';
import { FormScreen } from '../../kit/forms/screens/form-screen.tsx';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
import { useChange } from '../../kit/records/resource-queries.ts';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { toast } from '../../kit/ui/overlays/toasts.ts';
import { FormPair, FormSection } from '../../kit/ui/page/form-section.tsx';
import { TitledCard } from '../../kit/ui/page/titled-card.tsx';
import { Computed } from '../../kit/ui/parts/computed.tsx';
import { merchantQueries } from './merchant-queries.ts';

const field = fieldsOf<AccountBalanceForm>();
const empty: AccountBalanceForm = { grossAmount: '', tax: '', reference: '' };
type Deposit = { readonly values: AccountBalanceValues; readonly idempotencyKey: string };
type Schema = ReturnType<typeof accountBalanceSchema>;

/** Adds the rule that a tax without an amount shows 'Please provide amount first' at the tax field. */
function withAmountFirst(schema: Schema): Schema {
  const check = v.check(
    (form: AccountBalanceForm) => amountFirst(form) === undefined,
    accountBalanceMessages.amountFirst,
  );
  const amountCheck = v.pipe(
    v.object({ grossAmount: v.string(), tax: v.string(), reference: v.string() }),
    v.forward(check, ['tax']),
  );
  // Both schemas are checked: if only the tax is filled in, the amount is missing, too.
  const nothing = v.pipe(
    amountCheck,
    v.transform(() => ({})),
  );
  return v.intersect([nothing, schema]) as unknown as Schema;
}

function NetAmount({ schema, currency }: { schema: Schema; currency: string }) {
  const { t, digits } = useTexts();
  const values = useFormValues<AccountBalanceForm>();
  const result = v.safeParse(schema, { ...values, reference: '' });
  const [grossAmount, tax] = [values.grossAmount, values.tax].map(numberText);
  return (
    <Computed
      label={t('Net Amount')}
      formula={
        result.success
          ? asWritten(digits(`${grossAmount} − ${grossAmount} × ${tax} ÷ 100 = ${result.output.netAmount}`))
          : undefined
      }
    >
      <MoneyCell value={result.success ? result.output.netAmount : undefined} currency={currency} />
    </Computed>
  );
}

/** Shown beside the form: the merchant's balance now, and after this amount. */
function BalanceAfter({
  merchant,
  schema,
  currency,
}: {
  merchant: MerchantDetail;
  schema: Schema;
  currency: Currency;
}) {
  const { t } = useTexts();
  const result = v.safeParse(schema, { ...useFormValues<AccountBalanceForm>(), reference: '' });
  const now =
    merchant.accountBalance === undefined ? undefined : fromMajor(merchant.accountBalance, currency);
  const credited = result.success ? fromMajor(result.output.netAmount, currency) : undefined;
  const after = now && credited && addMoney(now, credited);
  const lines = [
    { label: 'The account holds now', amount: now },
    { label: 'Net Amount', amount: credited },
    { label: 'After this amount', amount: after },
  ] as const;
  return (
    <TitledCard title="Account Balance">
      <Card.Body>
        <Stack asChild gap="2" margin="0">
          <dl>
            {lines.map(({ label, amount }) => (
              <Flex
                key={label}
                justify="space-between"
                gap="3"
                css={{ '&:last-child': { fontWeight: 'semibold' } }}
              >
                <dt>{t(label)}</dt>
                <dd>
                  <MoneyCell value={amount && toDecimalString(amount)} currency={currency} />
                </dd>
              </Flex>
            ))}
          </dl>
        </Stack>
      </Card.Body>
    </TitledCard>
  );
}

function Editor({ merchant }: { merchant: MerchantDetail }) {
  const navigate = useNavigate();
  const currency = isCurrency(merchant.currency) ? merchant.currency : 'USD';
  const schema = accountBalanceSchema(currency);
  const save = useChange('merchants', ({ values, idempotencyKey }: Deposit) =>
    api.merchants.addBalance(merchant._id, { _id: merchant._id, ...values }, { idempotencyKey }),
  );
  const submit = async (values: AccountBalanceValues, keyOf: KeyOf) => {
    await save.mutateAsync({ values, idempotencyKey: keyOf(values) });
    toast('The balance was added.');
    await navigate({ to: '/merchants' });
  };
  return (
    <FormScreen
      title="Add Account Balance"
      aside={merchant.name}
      initial={empty}
      schema={withAmountFirst(schema)}
      submit={submit}
      cancel="/merchants"
      draft={`balance.${merchant._id}`}
      beside={<BalanceAfter {...{ merchant, schema, currency }} />}
    >
      <FormSection title="Amount">
        <FormPair>
          <field.Number name="grossAmount" label="Amount" unit={currency} required />
          <field.Number
            name="tax"
            label="Tax"
            unit="%"
            required
            hint="Deducted from the amount before it is credited."
          />
        </FormPair>
        <NetAmount schema={schema} currency={currency} />
        <field.Text
          name="reference"
          label="Reference"
          hint="A bank reference or a note, kept on the record."
        />
      </FormSection>
    </FormScreen>
  );
}

export function AccountBalance() {
  const { id = '' } = useParams({ strict: false });
  return (
    <Loaded alerts query={merchantQueries.detail(id)}>
      {(merchant) => <Editor merchant={merchant} />}
    </Loaded>
  );
}
