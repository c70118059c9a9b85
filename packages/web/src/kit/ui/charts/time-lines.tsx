import { Line, type LineCustomSvgLayerProps, type SliceTooltipProps } from '@nivo/line';
import { useMemo } from 'react';
import type { TimeSeries } from './time-series.ts';
import { tickIndexes } from './time-series.ts';

export type TimeLinesProps = {
  readonly series: readonly TimeSeries[];
  /** The days as formatted texts, for the axis. */
  readonly days: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Whether time runs from right to left. */
  readonly rtl: boolean;
  /** Formats a value of the axis in short form. */
  readonly axisText: (value: number) => string;
  /** Formats a value in full. */
  readonly valueText: (value: number) => string;
  readonly choose?: ((index: number) => void) | undefined;
};

type Series = { id: string; data: { x: number; y: number }[] };

const theme = {
  text: { fontSize: 12, fill: 'var(--chakra-colors-fg-muted)', fontFamily: 'inherit' },
  axis: { ticks: { text: { fill: 'var(--chakra-colors-fg-muted)' } } },
  grid: { line: { stroke: 'var(--chakra-colors-border)', strokeWidth: 1 } },
  crosshair: { line: { stroke: 'var(--chakra-colors-fg-subtle)', strokeWidth: 1, strokeDasharray: '3 3' } },
};

/** Days closer than this many pixels have no points: they would hide the line. */
const pointRoom = 12;

/** Draws the lines, with a point for each day; lines of the previous period are dashed and have no points. */
const linesLayer =
  (faint: ReadonlySet<string>) =>
  ({ series, lineGenerator, innerWidth }: LineCustomSvgLayerProps<Series>) => (
    <g>
      {series.map(({ id, data, color }) => (
        <path
          key={id}
          d={lineGenerator(data.map(({ position }) => position)) ?? ''}
          fill="none"
          stroke={color}
          strokeWidth={faint.has(id) ? 1.5 : 2}
          strokeDasharray={faint.has(id) ? '4 4' : undefined}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      {series
        .filter(({ id, data }) => !faint.has(id) && data.length * pointRoom <= innerWidth)
        .map(({ id, data, color }) => (
          <g key={id} fill="var(--chakra-colors-bg-panel)" stroke={color} strokeWidth={1.5}>
            {data.map(({ position }) => (
              <circle key={position.x} cx={position.x ?? 0} cy={position.y ?? 0} r={2.5} />
            ))}
          </g>
        ))}
    </g>
  );

/** Fills the areas below the lines, except below those of the previous period. */
const areasLayer =
  (faint: ReadonlySet<string>) =>
  ({ series, areaGenerator }: LineCustomSvgLayerProps<Series>) => (
    <g>
      {series
        .filter(({ id }) => !faint.has(id))
        .map(({ id, data, color }) => (
          <path
            key={id}
            d={areaGenerator(data.map(({ position }) => position)) ?? ''}
            fill={color}
            fillOpacity={0.07}
          />
        ))}
    </g>
  );

function Tip({ slice, of }: SliceTooltipProps<Series> & { of: TimeLinesProps }) {
  const day = Number(slice.points[0]?.data.x ?? 0);
  return (
    <div
      dir={of.rtl ? 'rtl' : 'ltr'}
      style={{
        background: 'var(--chakra-colors-bg-overlay)',
        border: '1px solid var(--chakra-colors-border)',
        borderRadius: 6,
        padding: '8px 10px',
        fontSize: 12,
        whiteSpace: 'nowrap',
        boxShadow: '0 4px 16px rgb(0 0 0 / 12%)',
      }}
    >
      <div style={{ color: 'var(--chakra-colors-fg-muted)', marginBlockEnd: 4 }}>{of.days[day]}</div>
      {of.series.map(({ id, name, ink, values, faint }) => (
        <div key={id} style={{ display: 'flex', alignItems: 'center', gap: 8, lineHeight: 1.7 }}>
          <span
            style={{ width: 10, height: 0, borderTop: `2px ${faint ? 'dashed' : 'solid'} ${ink}` }}
            aria-hidden
          />
          <span style={{ flex: 1 }}>{name}</span>
          <bdi style={{ fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>
            {of.valueText(values[day] ?? 0)}
          </bdi>
        </div>
      ))}
    </div>
  );
}

/** A line chart by day with axes. In a file of its own, so that the chart library loads lazily. */
export function TimeLines(props: TimeLinesProps) {
  const { series, days, width, height, rtl, axisText, choose } = props;
  const highest = Math.max(1, ...series.flatMap(({ values }) => values));
  const faint = useMemo(() => new Set(series.filter((one) => one.faint).map(({ id }) => id)), [series]);
  const layers = useMemo(() => [areasLayer(faint), linesLayer(faint)] as const, [faint]);
  // The drawing runs left to right in every language, so each label of its axes sets its own direction.
  const label = (text: string) => (rtl ? `\u2067${text}\u2069` : text);
  const scale = {
    tickSize: 0,
    tickPadding: 10,
    tickValues: 4,
    format: (value: number) => label(axisText(value)),
  };
  const axisWidth = Math.max(36, axisText(highest).length * 7 + 14);
  return (
    <Line<Series>
      data={series.map(({ id, values }) => ({ id, data: values.map((y, x) => ({ x, y })) }))}
      width={width}
      height={height}
      margin={{ top: 8, bottom: 28, left: rtl ? 30 : axisWidth, right: rtl ? axisWidth : 30 }}
      xScale={{ type: 'linear', min: 0, max: Math.max(days.length - 1, 1), reverse: rtl }}
      yScale={{ type: 'linear', min: 0, max: highest * 1.05, nice: 4 }}
      // Straight lines: a smoothed one shows values between the days that no day had.
      curve="linear"
      colors={({ id }) => series.find((one) => one.id === id)?.ink ?? ''}
      theme={theme}
      layers={['grid', 'axes', ...layers, 'crosshair', 'slices']}
      enablePoints={false}
      enableGridX={false}
      gridYValues={4}
      axisBottom={{
        tickSize: 0,
        tickPadding: 10,
        tickValues: [...tickIndexes(days.length, Math.max(2, Math.floor(width / 110)))],
        format: (index: number) => label(days[index] ?? ''),
      }}
      axisLeft={rtl ? null : scale}
      axisRight={rtl ? scale : null}
      enableSlices="x"
      sliceTooltip={(tip) => <Tip {...tip} of={props} />}
      {...(choose && {
        onClick: (at) => 'points' in at && choose(Number(at.points[0]?.data.x ?? 0)),
      })}
      animate={false}
      role="presentation"
    />
  );
}
