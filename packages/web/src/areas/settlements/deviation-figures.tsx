import { DataList } from '@chakra-ui/react/data-list';
import { type Money, subtractMoney, toDecimalString } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';

type Props = { readonly used: Money; readonly exact: Money };

/** The net amount to settle, the exact net amount with decimals, and their difference, in the settled currency. */
export function DeviationFigures({ used, exact }: Props) {
  const { t } = useTexts();
  const figures = [
    ['Net Settled Amount', used],
    ['Net Settled Amount with decimals', exact],
    ['Difference', subtractMoney(used, exact)],
  ] as const;
  return (
    <DataList.Root size="sm" orientation="horizontal" gap="1">
      {figures.map(([label, money]) => (
        <DataList.Item key={label} justifyContent="space-between">
          <DataList.ItemLabel color="inherit" minWidth="0" flex="1">
            {t(label)}
          </DataList.ItemLabel>
          <DataList.ItemValue flex="none">
            <MoneyCell value={toDecimalString(money)} currency={money.currency} />
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
