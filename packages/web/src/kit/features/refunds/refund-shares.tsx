import { Table } from '@chakra-ui/react/table';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type Money, subtractMoney, toDecimalString } from '@daftar/domain';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { moneyText } from '../../ui/cells/money-cell.tsx';
import type { RefundEffect } from './refund-effect.ts';

const parties: readonly { readonly part: 'merchant' | 'owner' | 'carrier'; readonly label: Text }[] = [
  { part: 'merchant', label: 'Merchant Share' },
  { part: 'owner', label: '{{provider}} Share' },
  { part: 'carrier', label: 'Carrier Share' },
];

function Cell({ money, strong = false }: { money: Money | undefined; strong?: boolean }) {
  const { language } = useTexts();
  return (
    <Table.Cell
      textAlign="right"
      whiteSpace="nowrap"
      className="figure"
      {...(strong && { fontWeight: 'medium' })}
    >
      {money ? <bdi>{moneyText(toDecimalString(money), money.currency, language)}</bdi> : '–'}
    </Table.Cell>
  );
}

/** What a refund takes from each share of the payment, updated while the user types. */
export function RefundShares({ effect: { left, got, gives, showsCarrier } }: { effect: RefundEffect }) {
  const { t } = useTexts();
  const shown = parties.filter(({ part }) => part !== 'carrier' || showsCarrier);
  const columns = ['Share', 'Got', 'Gives back', 'Keeps'] as const;
  return (
    <Table.Root size="sm" textStyle="grid" css={{ '& tr': { bg: 'transparent' } }}>
      <VisuallyHidden asChild>
        <caption>{t('What the refund takes from each share')}</caption>
      </VisuallyHidden>
      <Table.Header>
        <Table.Row>
          {columns.map((label, index) => (
            <Table.ColumnHeader
              key={label}
              scope="col"
              textStyle="xs"
              color="fg.muted"
              {...(index > 0 && { textAlign: 'right' })}
            >
              {t(label)}
              {index === 0 && ` (${left.currency})`}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {shown.map(({ part, label }) => (
          <Table.Row key={part}>
            <Table.ColumnHeader scope="row" fontWeight="normal" color="fg">
              {t(label)}
            </Table.ColumnHeader>
            <Cell money={got[part]} />
            <Cell strong money={gives?.[part]} />
            <Cell money={gives && subtractMoney(got[part], gives[part])} />
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
