import { Table } from '@chakra-ui/react/table';
import { toDecimalString } from '@daftar/domain';
import { useId, useRef } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CountCell } from '../../kit/ui/cells/count-cell.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { cardRows } from '../../kit/ui/parts/card-rows.ts';
import { useScrolls } from '../../kit/ui/parts/use-scrolls.ts';
import type { BillingSum } from './billing-sums.ts';

type Part = 'refundedAmount' | 'waleeShareValue' | 'merchantShareValue' | 'carrierShareValue';

const titles = {
  refundedAmount: 'Refunded Amount',
  waleeShareValue: '{{provider}} Share',
  merchantShareValue: 'Merchant Share',
  carrierShareValue: 'Carrier Share',
} as const satisfies Record<Part, Text>;

/** The parts that the sums have. A carrier's users see only the carrier's share. */
const partsOf = (sums: readonly BillingSum[], ofCarrier: boolean): readonly Part[] => [
  ...(sums.every(({ refundedAmount }) => refundedAmount) ? (['refundedAmount'] as const) : []),
  ...(ofCarrier ? [] : (['waleeShareValue', 'merchantShareValue'] as const)),
  'carrierShareValue',
];

/** Totals by currency, each in a row or, on a phone, on a card. */
export function TotalsTable({ sums, ofCarrier }: { sums: readonly BillingSum[]; ofCarrier: boolean }) {
  const { t } = useTexts();
  const parts = partsOf(sums, ofCarrier);
  const figures = ['Transactions', 'Amount', ...parts.map((part) => titles[part])] as const;
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const scrolls = useScrolls(box);
  return (
    <Table.ScrollArea asChild position="relative" maxWidth="860px" marginInlineStart="auto">
      <section ref={box} aria-labelledby={id} tabIndex={scrolls ? 0 : undefined}>
        <Table.Root
          size="sm"
          css={{ '& tr': { bg: 'transparent' }, ...cardRows(['Currency', ...figures], t) }}
          fontVariantNumeric="tabular-nums"
        >
          <Table.Caption id={id} captionSide="top" textAlign="end" textStyle="xs" color="fg.muted">
            {t('Totals of all pages, by currency')}
          </Table.Caption>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col" textStyle="xs" color="fg.muted">
                {t('Currency')}
              </Table.ColumnHeader>
              {figures.map((title) => (
                <Table.ColumnHeader key={title} scope="col" textStyle="xs" color="fg.muted" textAlign="right">
                  {t(title)}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {sums.map((sum) => (
              <Table.Row key={sum.currency} fontWeight="semibold">
                <Table.ColumnHeader scope="row">{sum.currency}</Table.ColumnHeader>
                <Table.Cell textAlign="right">
                  <CountCell value={sum.count} />
                </Table.Cell>
                {(['amount', ...parts] as const).map((part) => (
                  <Table.Cell key={part} textAlign="right" whiteSpace="nowrap">
                    <MoneyCell value={sum[part] && toDecimalString(sum[part])} currency={sum.currency} />
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </section>
    </Table.ScrollArea>
  );
}
