import { useState } from 'react';
import { asWritten } from '../../i18n/shown.ts';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { Donut } from '../../kit/ui/charts/donut.tsx';
import { ShareTable } from '../../kit/ui/charts/share-table.tsx';
import { slicesOf } from '../../kit/ui/charts/slices.ts';
import { Sparkline } from '../../kit/ui/charts/sparkline.tsx';
import { type Entry, longNames } from './entry.ts';

const names = [longNames.arabic, longNames.english, ...Array.from({ length: 10 }, (_, at) => `Shop ${at}`)];
const many = names.map((name, at) => ({ name, value: 5000 / (at + 1) }));

function Shares({ rows }: { rows: readonly { name: string; value: number }[] }) {
  const [active, setActive] = useState<number>();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <Donut
        inks="gallery"
        slices={slicesOf(rows, 'Others')}
        summary={asWritten('Shares')}
        {...{ active, setActive }}
      >
        {rows.length}
      </Donut>
      <ShareTable
        label={asWritten('Shares')}
        rows={rows}
        columns={[
          { label: asWritten('Name'), cell: ({ name }) => name },
          {
            label: asWritten('Amount'),
            cell: ({ value }) => <MoneyCell value={value} currency="EGP" />,
            end: true,
          },
        ]}
        rowId={({ name }) => name}
        inks="gallery"
        bare
        {...{ active, setActive }}
      />
    </div>
  );
}

/** Gallery entries of the charts. */
export const charts: readonly Entry[] = [
  { name: 'Shares: more than a donut tells apart', show: () => <Shares rows={many} /> },
  { name: 'Shares: one', show: () => <Shares rows={many.slice(0, 1)} /> },
  { name: 'Shares: nothing', show: () => <Shares rows={[]} /> },
  {
    name: 'Trend: up and down, flat, nothing',
    show: () =>
      [[3, 1, 4, 1, 5], [0, 0, 0], []].map((values) => (
        <Sparkline
          key={values.join()}
          values={values}
          label={asWritten(`Trend of ${values.length} days`)}
          points={values.map((value, at) => ({ day: `Day ${at + 1}`, value: String(value) }))}
        />
      )),
  },
];
