import { defaultTimeZone } from '@daftar/domain';
import { textStore } from '../../../i18n/i18n.ts';
import { listDate, wholeMoment } from './local-dates.ts';
import { moneyText } from './money-cell.tsx';

/**
 * Formats an amount and a date while the browser is idle. The first use of each format loads locale data, which takes as
 * long as drawing twenty rows; this moves that cost to the time when the list's rows are still loading.
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
