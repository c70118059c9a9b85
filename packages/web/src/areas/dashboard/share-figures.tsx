import { Text } from '@chakra-ui/react/text';
import { formatShare } from '@daftar/domain';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Donut } from '../../kit/ui/charts/donut.tsx';
import { InkPatterns } from '../../kit/ui/charts/ink-patterns.tsx';
import { type ShareColumn, ShareTable } from '../../kit/ui/charts/share-table.tsx';
import { type Slice, slicesOf } from '../../kit/ui/charts/slices.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { FiguresGrid } from './figures-grid.tsx';

type Props<Row> = {
  readonly label: Shown;
  readonly rows: readonly Row[];
  readonly columns: readonly ShareColumn<Row>[];
  readonly partOf: (row: Row) => number;
  /** A slice's share in percent; by default the drawn share. */
  readonly percentOf?: (slice: Slice) => number;
  /** Text in the donut's centre while a slice is active. */
  readonly figureOf: (slice: Slice) => string;
  readonly total: string;
  readonly unit: Shown;
};

/** A donut and a table of the same figures; hovering or focusing one highlights its part in the other. */
export function ShareFigures<Row extends { readonly service: string }>(props: Props<Row>) {
  const { label, rows, columns, partOf, figureOf, total, unit, percentOf = drawnPercent } = props;
  const { t, language, numerals } = useTexts();
  const { can } = useSession();
  const inks = useId();
  const [active, setActive] = useState<number>();
  const others = t('Others');
  const slices = useMemo(
    () =>
      slicesOf(
        rows.map((row) => ({ name: row.service, value: partOf(row) })),
        others,
      ),
    [rows, partOf, others],
  );
  const percent = (slice: Slice) => formatShare(percentOf(slice), language, numerals);
  const activeSlice = slices.find(({ slot }) => slot === active);
  const shares = slices.map((slice) => `${slice.name} ${percent(slice)}`).join(', ');
  return (
    <FiguresGrid>
      <InkPatterns inks={inks} />
      <Donut
        {...{ slices, inks, active, setActive }}
        // The donut stays in view while a long table beside it scrolls.
        position={{ base: 'relative', md: 'sticky' }}
        insetBlockStart={{ md: '5' }}
        alignSelf="start"
        justifySelf="center"
        summary={t('{{chart}}, {{total}} {{unit}}: {{shares}}', { chart: label, total, unit, shares })}
      >
        {activeSlice ? (
          <DonutCenter name={activeSlice.name} figure={percent(activeSlice)} foot={figureOf(activeSlice)} />
        ) : (
          <DonutCenter figure={total} foot={unit} />
        )}
      </Donut>
      <ShareTable
        {...{ label, rows, columns, inks, active, setActive }}
        rowId={({ service }) => service}
        bare={!can('reportTransactions')}
      />
    </FiguresGrid>
  );
}

const drawnPercent = ({ share }: Slice): number => share * 100;

function DonutCenter({ name, figure, foot }: { name?: string; figure: string; foot: ReactNode }) {
  return (
    <>
      {name !== undefined && (
        <Text as="span" textStyle="xs" color="fg.muted" lineClamp="2" overflowWrap="anywhere" dir="auto">
          {name}
        </Text>
      )}
      <Text
        as="span"
        textStyle={figure.length > 10 ? 'md' : '2xl'}
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        {figure}
      </Text>
      <Text as="span" textStyle="xs" color="fg.muted">
        {foot}
      </Text>
    </>
  );
}
