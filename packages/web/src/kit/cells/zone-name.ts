import type { Language } from '@daftar/domain';

/** How far a time zone was from UTC at a moment: GMT+2. */
export function zoneName(moment: string, timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date(moment));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
