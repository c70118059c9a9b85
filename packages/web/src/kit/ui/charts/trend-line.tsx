import { Line } from '@nivo/line';

export type TrendLineProps = {
  readonly values: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Whether time runs from right to left. */
  readonly rtl: boolean;
};

const margin = { top: 3, right: 2, bottom: 3, left: 2 };

/** A line through daily values, without axes. In a file of its own, so that the chart library loads lazily. */
export function TrendLine({ values, width, height, rtl }: TrendLineProps) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // Equal values have no range, so the line runs through the middle.
  const [min, max] = low === high ? [low - 1, high + 1] : [low, high];
  return (
    <Line
      data={[{ id: 'trend', data: values.map((y, x) => ({ x, y })) }]}
      width={width}
      height={height}
      margin={margin}
      xScale={{ type: 'linear', min: 0, max: Math.max(values.length - 1, 1), reverse: rtl }}
      yScale={{ type: 'linear', min, max }}
      colors="var(--chakra-colors-brand-solid)"
      lineWidth={1.5}
      enableArea
      areaBaselineValue={min}
      areaOpacity={0.12}
      enablePoints={false}
      enableGridX={false}
      enableGridY={false}
      axisBottom={null}
      axisLeft={null}
      isInteractive={false}
      animate={false}
      role="presentation"
    />
  );
}
