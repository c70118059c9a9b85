import { defaultTimeZone } from '@daftar/domain';
import { textStore } from '../../i18n/i18n.ts';
import { listDate, wholeMoment } from './local-dates.ts';
import { moneyText } from './money-cell.tsx';

/**
 * Writes an amount and a date for nobody while the browser has nothing to do: with the first of each it reads its tables,
 * which takes as long as drawing twenty rows, and a list's rows are then still on their way.
 */
export function warmFormats(): void {
  globalThis.requestIdleCallback?.(() => {
    const { language } = textStore.current();
    const moment = new Date(0).toISOString();
    moneyText(0, 'USD', language);
    listDate(moment, defaultTimeZone, language);
    wholeMoment(moment, defaultTimeZone, language);
  });
}
