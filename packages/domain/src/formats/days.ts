import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

const shape = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/** Tells whether a text is a day of the calendar: YYYY-MM-DD, from the year 1000 on. */
export function isDay(text: string): boolean {
  return shape.test(text) && isValid(parseISO(text));
}

/** Tells whether a text is a day that the calendar and the database can count from and to: later than 1001, before 9999. */
export function isCountableDay(text: string): boolean {
  return isDay(text) && text > '1001' && text < '9999';
}
