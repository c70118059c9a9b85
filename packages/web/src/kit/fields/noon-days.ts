import { isDay } from '@daftar/domain';

/** A day as calendars of the browser have it: its noon here, which no clock that is put forward takes away. */
export const noonOf = (day: string): Date | undefined => (isDay(day) ? new Date(`${day}T12:00`) : undefined);

/** The day of a moment here, as the wire writes it. */
export const dayIn = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
