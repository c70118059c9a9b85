import { DataList } from '@chakra-ui/react/data-list';
import type { Package } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts.ts';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { Fact } from '../../kit/ui/parts/facts.tsx';
import { packageFiguresQuery } from './package-queries.ts';

/** How often a package's link was opened and paid. */
export function LinkFigures({ of: { _id, currency, country } }: { of: Package }) {
  const { t, digits } = useTexts();
  const { data, isError } = useQuery(packageFiguresQuery(_id));
  if (isError) return <p className="meta">{t('Something went wrong')}</p>;
  const count = (value: number | undefined) => (
    <span className="figure">{value === undefined ? '…' : digits(String(value))}</span>
  );
  return (
    <DataList.Root
      orientation="vertical"
      display="grid"
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      rowGap="3"
      columnGap="4"
      borderTopWidth="1px"
      paddingBlockStart="4"
    >
      <Fact label="Opened">{count(data?.opened)}</Fact>
      <Fact label="Checkouts started">{count(data?.started)}</Fact>
      <Fact label="Paid">{count(data?.paid)}</Fact>
      <Fact label="Collected">{data ? <MoneyCell value={data.paidAmount} currency={currency} /> : '…'}</Fact>
      {data?.lastPaidDate && (
        <Fact label="Last paid">
          <DateCell value={data.lastPaidDate} time country={country} />
        </Fact>
      )}
    </DataList.Root>
  );
}
