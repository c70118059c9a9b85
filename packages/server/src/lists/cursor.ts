import { invalid } from '../problems.ts';

/** The place of the last row of a page, newest first. */
export interface Cursor {
  at: Date;
  id: string;
}

export const writeCursor = ({ at, id }: Cursor): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');

export function readCursor(text: string): Cursor {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !/^\w{1,60}$/.test(id))
    throw invalid('This cursor is not one of ours', 'after');
  return { at, id };
}
