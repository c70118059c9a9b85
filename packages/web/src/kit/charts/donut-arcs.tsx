import { Pie, type PieCustomLayerProps } from '@nivo/pie';
import { useMemo } from 'react';
import { patternOf } from './ink-patterns.tsx';
import type { Slice } from './slices.ts';

type SetActive = (slot: number | undefined) => void;

export type DonutArcsProps = {
  readonly slices: readonly Slice[];
  readonly inks: string;
  readonly size: number;
  readonly rtl: boolean;
  readonly active: number | undefined;
  readonly setActive: SetActive;
};

type Datum = { readonly id: number; readonly value: number; readonly on: boolean };

/** Draws the library's arcs with our patterns, which follow the theme and add lines in print. */
function arcLayer(inks: string, setActive: SetActive) {
  return function Arcs({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<Datum>) {
    return (
      <g transform={`translate(${centerX},${centerY})`}>
        {dataWithArc.map(({ data: { id, on }, arc }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: pointer only; the table's rows do the same for the keyboard.
          <path
            key={id}
            className={on ? 'donut-arc on' : 'donut-arc'}
            data-slot={id}
            d={arcGenerator(arc) ?? undefined}
            fill={`url(#${patternOf(inks, id)})`}
            onMouseEnter={() => setActive(id)}
            onMouseLeave={() => setActive(undefined)}
          />
        ))}
      </g>
    );
  };
}

/** The ring, drawn from the top in reading direction. In a file of its own, so that the chart library loads lazily. */
export function DonutArcs({ slices, inks, size, rtl, active, setActive }: DonutArcsProps) {
  const layers = useMemo(() => [arcLayer(inks, setActive)], [inks, setActive]);
  const data = slices.map(({ slot, value }): Datum => ({ id: slot, value, on: slot === active }));
  return (
    <Pie
      data={data}
      width={size}
      height={size}
      margin={{ top: 6, right: 6, bottom: 6, left: 6 }}
      innerRadius={0.68}
      padAngle={slices.length > 1 ? 1 : 0}
      cornerRadius={2}
      endAngle={rtl ? -360 : 360}
      fit={false}
      layers={layers}
      activeId={active ?? null}
      activeOuterRadiusOffset={5}
      animate={false}
      role="presentation"
    />
  );
}
