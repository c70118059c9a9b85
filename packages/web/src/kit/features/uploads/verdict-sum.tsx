import { Text as Line } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';

type Props = {
  readonly amount: number;
  readonly currency: string;
  /** What the amount is a sum of; shown before it. */
  readonly children?: ReactNode;
};

/** One amount in the card of a verdict. */
export function VerdictSum({ amount, currency, children }: Props) {
  return (
    <Line as="span" textStyle="xs" color="fg.muted" display="flex" flexWrap="wrap" columnGap="1.5">
      {children}
      <MoneyCell value={amount} currency={currency} />
    </Line>
  );
}
