/** Returns a time zone's name with its UTC offsets at some times: 'Eastern European Time (GMT+3 – GMT+2)'. */
export function zoneText(timeZone: string, language: string, moments: readonly Date[]): string {
  const part = (timeZoneName: 'longGeneric' | 'shortOffset', moment?: Date) =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeZone, timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value;
  const offsets = new Set(moments.map((moment) => part('shortOffset', moment)));
  return `${part('longGeneric')} (${[...offsets].join(' – ')})`;
}
