import { describe, expect, test } from 'vitest';
import { listQuery, pageSearch } from './list-search.ts';

const read = (search: Readonly<Record<string, unknown>>) => pageSearch('status')(search);

describe('list search parameters', () => {
  test('keep known parameters, replace invalid values with defaults and drop unknown ones', () => {
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

  test('leave out absent parameters, and turn only scalars into text', () => {
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

  test('send the server no display settings such as hidden columns or density', () => {
    const search = {
      page: 2,
      limit: 50,
      q: '',
      status: 'Active',
      hidden: 'name',
      widths: 'name:300',
      density: 'compact',
    } as const;
    expect(listQuery(search)).toEqual({ page: 2, limit: 50, status: 'Active' });
    expect(listQuery({})).toEqual({ page: 1, limit: 25 });
  });
});
