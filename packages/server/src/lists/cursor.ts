import { invalid } from '../basics/problems.ts';

/** Position of a page's last row in a list that is sorted newest first. */
export interface Cursor {
  at: Date;
  id: string;
}

export const writeCursor = ({ at, id }: Cursor): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');

const isMoment = (at: Date): boolean => !Number.isNaN(at.getTime());

export function readCursor(text: string): Cursor {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  const cursor = { at: new Date(time), id };
  // Accepts only the format that `writeCursor` writes, because JavaScript parses dates that PostgreSQL rejects.
  const isOurs = /^[12]\d{3}-.{18}Z$/.test(time) && /^\w{1,60}$/.test(id) && isMoment(cursor.at);
  if (!isOurs || writeCursor(cursor) !== text) throw invalid('list.cursor', {}, 'after');
  return cursor;
}
