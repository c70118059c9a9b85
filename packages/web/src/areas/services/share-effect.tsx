import { Card } from '@chakra-ui/react/card';
import { Table } from '@chakra-ui/react/table';
import {
  type ServiceForm as Form,
  isCurrency,
  type Money,
  parseMoney,
  splitAmount,
  toDecimalString,
} from '@daftar/domain';
import { useId } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { numberText } from '../../kit/forms/fields/number-text.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { TitledCard } from '../../kit/ui/page/titled-card.tsx';

/** The amount of the example if the service has no price. */
const example = '100';

/** Splits the service's price, or 100, by the form's percentages; undefined while they are invalid. */
function splitOf({ price, currency, ...shares }: Form) {
  if (!isCurrency(currency)) return undefined;
  const priced = parseMoney(numberText(price), currency);
  const amount = priced && priced.minor > 0n ? priced : parseMoney(example, currency);
  try {
    return (
      amount && {
        amount,
        ...splitAmount(amount, {
          carrierShare: numberText(shares.carrierShare),
          merchantShare: numberText(shares.merchantShare),
          waleeShare: numberText(shares.waleeShare),
        }),
      }
    );
  } catch {
    return undefined;
  }
}

type Line = { readonly label: Text; readonly money: Money | undefined };

function Amount({ label, money }: Line) {
  const { t } = useTexts();
  return (
    <Table.Row>
      <Table.ColumnHeader scope="row" fontWeight="normal" color="fg" ps="0">
        {t(label)}
      </Table.ColumnHeader>
      <Table.Cell textAlign="right" pe="0" whiteSpace="nowrap">
        <MoneyCell value={money && toDecimalString(money)} currency={money?.currency ?? ''} />
      </Table.Cell>
    </Table.Row>
  );
}

/** An example of how the form's percentages split a payment, updated while the user types. */
export function ShareEffect() {
  const heading = useId();
  const split = splitOf(useFormValues<Form>());
  return (
    <TitledCard
      title="How a payment is shared"
      titleId={heading}
      hint="An example with the price of the service, or with 100. Computed live."
    >
      <Card.Body>
        <Table.Root size="sm" aria-labelledby={heading} css={{ '& tr': { bg: 'transparent' } }}>
          <Table.Body>
            <Amount label="Amount" money={split?.amount} />
            <Amount label="Carrier Share" money={split?.carrier} />
            <Amount label="Merchant Share" money={split?.merchant} />
            <Amount label="{{provider}} Share" money={split?.owner} />
          </Table.Body>
        </Table.Root>
      </Card.Body>
    </TitledCard>
  );
}
