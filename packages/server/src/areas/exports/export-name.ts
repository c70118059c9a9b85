import { businessDay, payoutExportName } from '@daftar/domain';
import type { ExportList, Filters } from './export-list.ts';

/** Converts a name to snake case: `webhookDeliveries` becomes `webhook_deliveries`. */
const snakeCase = (list: string): string => list.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Returns a file's name: the list and its period, or the list and today if it has no period. Exports of payouts have the name
 * that the product's specification demands.
 */
export function exportName(
  list: string,
  { named }: Pick<ExportList, 'named'>,
  format: string,
  { dateFrom, dateTo }: Filters,
  now: Date,
  zone: string,
): string {
  const today = businessDay(now, zone);
  if (named === 'payouts') return `${payoutExportName(today)}.${format}`;
  const days = [dateFrom, dateTo].filter((day) => day !== undefined);
  return `${[snakeCase(list), ...(days.length > 0 ? days : [today])].join('_')}.${format}`;
}
