import { Box } from '@chakra-ui/react/box';
import { Text as Line } from '@chakra-ui/react/text';
import { useId, useState } from 'react';
import type { Shown } from '../../i18n/shown.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Donut } from '../../kit/ui/charts/donut.tsx';
import { InkPatterns } from '../../kit/ui/charts/ink-patterns.tsx';
import { ShareTable } from '../../kit/ui/charts/share-table.tsx';
import type { Slice } from '../../kit/ui/charts/slices.ts';
import { FiguresPanel } from './figures-panel.tsx';
import { type RowsAddress, RowsLink } from './rows-link.tsx';

export type StatePart = {
  readonly name: Shown;
  readonly value: number;
  readonly shown: string;
  readonly part: string;
  /** The rows in this state. */
  readonly address?: RowsAddress | undefined;
};

type Props = {
  readonly title: Text;
  readonly busy: boolean;
  /** The states in order; the first one is success. */
  readonly parts: readonly StatePart[];
  /** The text in the middle of the ring; `unit` is its label. */
  readonly middle: string;
  readonly unit: Shown;
};

/** A ring of the states' shares, with the figures beside it. Hovering one highlights the other. */
export function StateRing({ title, busy, parts, middle, unit }: Props) {
  const { t } = useTexts();
  const inks = useId();
  const [active, setActive] = useState<number>();
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const slices = parts.map(
    ({ name, value }, slot): Slice => ({
      slot,
      name,
      value,
      share: total === 0 ? 0 : value / total,
      rows: 1,
    }),
  );
  const chosen = active === undefined ? undefined : parts[active];
  const shares = parts.map(({ name, part }) => `${name} ${part}`).join(', ');
  return (
    <FiguresPanel
      title={title}
      busy={busy}
      narrow
      chart={
        <Box justifySelf="center">
          <InkPatterns inks={inks} />
          <Donut
            {...{ inks, active, setActive }}
            slices={slices.filter(({ value }) => value > 0)}
            summary={t('{{chart}}, {{total}} {{unit}}: {{shares}}', {
              chart: t(title),
              total: middle,
              unit,
              shares,
            })}
          >
            <Line as="span" textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              <bdi>{chosen?.part ?? middle}</bdi>
            </Line>
            <Line as="span" textStyle="xs" color="fg.muted">
              {chosen?.name ?? unit}
            </Line>
          </Donut>
        </Box>
      }
      table={
        <ShareTable<StatePart>
          {...{ inks, active, setActive }}
          label={t(title)}
          rows={parts}
          rowId={({ name }) => name}
          bare={parts.every(({ address }) => address === undefined)}
          columns={[
            { label: t('State'), cell: ({ name, address }) => <RowsLink address={address}>{name}</RowsLink> },
            { label: t('Count'), cell: ({ shown }) => <bdi>{shown}</bdi>, end: true },
            { label: t('Share'), cell: ({ part }) => <bdi>{part}</bdi>, end: true },
          ]}
        />
      }
    />
  );
}
