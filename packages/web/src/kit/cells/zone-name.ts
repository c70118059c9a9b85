/** Returns a time zone's offset from UTC at a given time, for example 'GMT+2'; the same in every language. */
export function zoneName(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const parts = format.formatToParts(new Date(moment));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
