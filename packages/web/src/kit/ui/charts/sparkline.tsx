import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { lazy, Suspense, useRef } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useWidth } from '../parts/use-width.ts';

const TrendLine = lazy(async () => ({ default: (await import('./trend-line.tsx')).TrendLine }));

const size = { width: 104, height: 34 };
/** Minimum width in pixels: a narrower line would be unreadable and is not drawn. */
const narrowest = 40;

/** A day and its value, both formatted. */
export type TrendPoint = { readonly day: string; readonly value: string };

type Props = {
  readonly values: readonly number[];
  /** Describes the chart to screen readers. */
  readonly label: Shown;
  /** The same figures as formatted texts, for the table that only screen readers get. */
  readonly points: readonly TrendPoint[];
  /** Whether the chart shrinks when there is less space. */
  readonly shrinks?: boolean;
};

function TrendTable({ label, points }: Pick<Props, 'label' | 'points'>) {
  const { t } = useTexts();
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Day')}</th>
            <th scope="col">{t('Count')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ day, value }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

/** A small line chart of daily values without axes, with its figures in a table for screen readers. */
export function Sparkline({ values, label, points, shrinks = false }: Props) {
  const { language } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const available = useWidth(box);
  const width = shrinks ? Math.min(size.width, available) : size.width;
  return (
    <>
      <Box
        ref={box}
        role="img"
        aria-label={label}
        flex={shrinks ? '1 1 0' : 'none'}
        minWidth="0"
        maxWidth={`${size.width}px`}
        width={`${size.width}px`}
        overflow="hidden"
        height={`${size.height}px`}
        _print={{ printColorAdjust: 'exact' }}
      >
        {values.length > 0 && width >= narrowest && (
          <Suspense>
            <TrendLine {...size} width={width} values={values} rtl={language !== 'en'} />
          </Suspense>
        )}
      </Box>
      <TrendTable label={label} points={points} />
    </>
  );
}
