import { Bar } from '@nivo/bar';

/** A part of a bar with its CSS colour. */
export type Segment = { readonly value: number; readonly ink: string };

type Props = {
  readonly bars: readonly { readonly id: string; readonly segments: readonly Segment[] }[];
  readonly width: number;
  /** Height in pixels of a bar with the space above and below it. */
  readonly rowHeight: number;
  /** Distance in pixels from the top of a row to its bar. */
  readonly barTop: number;
  /** Whether the bars start at the right edge. */
  readonly rtl: boolean;
};

/** Height in pixels of a bar. */
const thickness = 10;

/** Horizontal bars on one scale. In a file of its own, so that the chart library loads lazily. */
export function StackedBars({ bars, width, rowHeight, barTop, rtl }: Props) {
  const sums = bars.map(({ segments }) => segments.reduce((sum, { value }) => sum + value, 0));
  const keys = [...new Set(bars.flatMap(({ segments }) => segments.map(({ ink }) => ink)))];
  const space = rowHeight - thickness;
  const padding = space / rowHeight;
  return (
    // The chart puts the space of a bar above the first one, too.
    <div style={{ marginBlockStart: barTop - space }}>
      <Bar
        // The chart draws its first row at the bottom.
        data={bars.toReversed().map(({ id, segments }) => ({
          id,
          ...Object.fromEntries(segments.map(({ ink, value }) => [ink, value])),
        }))}
        keys={keys}
        indexBy="id"
        colors={({ id }) => String(id)}
        layout="horizontal"
        width={width}
        height={(bars.length + padding) * rowHeight}
        valueScale={{ type: 'linear', min: 0, max: Math.max(1, ...sums), reverse: rtl }}
        padding={padding}
        innerPadding={1}
        borderRadius={2}
        layers={['bars']}
        enableLabel={false}
        isInteractive={false}
        animate={false}
        role="presentation"
      />
    </div>
  );
}
