import { Pie } from '@nivo/pie';
import { patternOf } from './ink-patterns.tsx';
import type { Slice } from './slices.ts';

export type DonutArcsProps = {
  readonly slices: readonly Slice[];
  readonly inks: string;
  readonly size: number;
  readonly rtl: boolean;
  readonly active: number | undefined;
  readonly setActive: (slot: number | undefined) => void;
};

const margin = { top: 6, right: 6, bottom: 6, left: 6 };
const layers = ['arcs'] as const;
const noTooltip = () => null;

/** The ring, drawn from the top in reading direction. In a file of its own, so that the chart library loads lazily. */
export function DonutArcs({ slices, inks, size, rtl, active, setActive }: DonutArcsProps) {
  return (
    <Pie
      data={slices.map(({ slot, value }) => ({ id: slot, value }))}
      colors={({ id }) => `url(#${patternOf(inks, Number(id))})`}
      width={size}
      height={size}
      margin={margin}
      innerRadius={0.68}
      padAngle={slices.length > 1 ? 1 : 0}
      cornerRadius={2}
      endAngle={rtl ? -360 : 360}
      fit={false}
      layers={[...layers]}
      activeId={active ?? null}
      activeOuterRadiusOffset={5}
      onActiveIdChange={(id) => setActive(id === null ? undefined : Number(id))}
      tooltip={noTooltip}
      animate={false}
      role="presentation"
    />
  );
}
