import { describe, expect, test } from 'vitest';
import { listQuery, listSearch } from './list-search.ts';

const read = (search: Readonly<Record<string, unknown>>) => listSearch('status')(search);

describe('the address of a list', () => {
  test('keeps what it knows and repairs the rest', () => {
    expect(
      read({ page: -2, limit: 9999, sort: '-name', status: 'Active', density: 'huge', other: 1 }),
    ).toEqual({
      page: 1,
      limit: 25,
      sort: '-name',
      status: 'Active',
      density: 'normal',
    });
  });

  test('leaves out what is not there, and makes a text only of what was written as one', () => {
    expect(read({})).toEqual({});
    expect(read({ q: ['7'], sort: 1.5, status: true, page: 1.5, limit: '50', density: undefined })).toEqual({
      q: '',
      sort: '',
      status: 'true',
      page: 1,
      limit: 25,
    });
    expect(read({ q: 1027 })).toEqual({ q: '1027' });
  });

  test('asks the server for rows only, not for the look of the grid', () => {
    const search = {
      page: 2,
      limit: 50,
      q: '',
      status: 'Active',
      hidden: 'name',
      density: 'compact',
    } as const;
    expect(listQuery(search)).toEqual({ page: 2, limit: 50, status: 'Active' });
    expect(listQuery({})).toEqual({ page: 1, limit: 25 });
  });
});
