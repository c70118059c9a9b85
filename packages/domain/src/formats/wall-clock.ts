const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const two = '2-digit';
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: two, day: two, hour: two, minute: two, second: two },
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Local date and time, each part with its leading zeros. */
export type WallClock = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>>;

/**
 * Reads the clock on the wall of a time zone.
 *
 * @throws RangeError when there is no such time zone.
 */
export function wallClock(time: number, timeZone: string): WallClock {
  const shown = { year: '', month: '', day: '', hour: '', minute: '', second: '' };
  for (const { type, value } of clockOf(timeZone).formatToParts(time))
    if (type in shown) shown[type as keyof WallClock] = value.padStart(type === 'year' ? 4 : 2, '0');
  return shown;
}
