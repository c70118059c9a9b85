import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

const shape = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/** Tells whether a text is a calendar day: YYYY-MM-DD, from the year 1000 on. */
export function isDay(text: string): boolean {
  return shape.test(text) && isValid(parseISO(text));
}

/**
 * Tells whether a text is a day with which date arithmetic works, here and in the database: after the year 1001, before
 * 9999.
 */
export function isCountableDay(text: string): boolean {
  return isDay(text) && text > '1001' && text < '9999';
}
