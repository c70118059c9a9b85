import type { Texts } from '../../i18n/texts-of.ts';
import { seriesInks, type TimeSeries } from '../../kit/ui/charts/time-series.ts';
import type { CollectionFigures } from './overview-queries.ts';

/** Tells whether the user sees service charges: the server leaves them out for users who may not. */
export const seesCharges = ({ revenueOverTime }: CollectionFigures): boolean =>
  revenueOverTime.some(({ serviceCharges }) => serviceCharges !== undefined);

/** The previous period's amounts; undefined if it has another number of days. */
function seriesBefore(figures: CollectionFigures, before: CollectionFigures | undefined, t: Texts['t']) {
  if (before?.revenueOverTime.length !== figures.revenueOverTime.length) return undefined;
  return {
    id: 'before',
    name: t('Period before'),
    ink: seriesInks.before,
    faint: true,
    values: before.revenueOverTime.map(({ amount }) => amount),
  };
}

/** Returns the series of amounts and service charges by day, and the previous period's amounts. */
export function revenueSeries(
  figures: CollectionFigures,
  before: CollectionFigures | undefined,
  t: Texts['t'],
): readonly TimeSeries[] {
  const days = figures.revenueOverTime;
  const earlier = seriesBefore(figures, before, t);
  const amounts = {
    id: 'amount',
    name: t('Amount'),
    ink: seriesInks.main,
    values: days.map(({ amount }) => amount),
  };
  const charges = {
    id: 'charges',
    name: t('{{provider}} share'),
    ink: seriesInks.second,
    values: days.map(({ serviceCharges = 0 }) => serviceCharges),
  };
  return [...(earlier ? [earlier] : []), amounts, ...(seesCharges(figures) ? [charges] : [])];
}
