import { expect, test } from 'vitest';
import { columnMap } from './column-map.ts';

interface Wire {
  _id: string;
  name: string;
  email?: string;
  price?: number;
  isShown: boolean;
  owner: string | null;
}

interface Row {
  id: string;
  name: string;
  email: string | null;
  price: string | null;
  is_shown: boolean;
  owner: string | null;
  rate: string;
}

interface Form {
  name: string;
  email?: string | undefined;
  price?: number | undefined;
  isShown?: boolean;
}

const fields = columnMap<Wire, Row, Form, object, { isOwner: boolean }>(
  't',
  {
    _id: { column: 'id', exported: true },
    name: { column: 'name', write: ({ name }) => ({ name: name.trim(), name_key: name.toLowerCase() }) },
    email: { column: 'email', write: 'optional', exported: true },
    price: {
      column: 'price',
      read: (price, row, { isOwner }) => (isOwner ? Number(price) * Number(row.rate) : undefined),
      write: ({ price }) => ({ price: price === undefined ? null : String(price) }),
      exported: ['price.gross'],
    },
    isShown: { column: 'is_shown', write: 'kept' },
    owner: { column: 'owner', sql: 'o.name', read: (owner) => owner },
  },
  ['t.rate'],
);

const row: Row = {
  id: 't_1',
  name: 'Nile',
  email: null,
  price: '2.5',
  is_shown: false,
  owner: null,
  rate: '2',
};

test('columnMap selects each column once, and further columns that fields read', () => {
  expect(fields.select).toBe('t.id, t.name, t.email, t.price, t.is_shown, o.name as owner, t.rate');
});

test('columnMap omits null columns and values hidden from the viewer, and keeps a null that `read` returns', () => {
  const shown = { _id: 't_1', name: 'Nile', isShown: false, owner: null };
  expect(fields.wire(row, { isOwner: false })).toStrictEqual(shown);
  expect(fields.wire(row, { isOwner: true })).toStrictEqual({ ...shown, price: 5 });
});

test('columnMap saves null for an emptied field, and leaves a kept field as it is stored', () => {
  expect(fields.columnsOf({ name: ' Nile ', isShown: true })).toStrictEqual({
    name: 'Nile',
    name_key: ' nile ',
    email: null,
    price: null,
    is_shown: true,
  });
  expect(fields.columnsOf({ name: 'N', email: '', price: 0 })).toMatchObject({ email: null, price: '0' });
  expect(fields.columnsOf({ name: 'N' })).not.toHaveProperty('is_shown');
});

test('columnMap returns the fields of exported files', () => {
  expect(fields.exported).toEqual(['_id', 'email', 'price.gross']);
});

test('columnMap rejects a field whose type does not fit its column or its form', () => {
  columnMap<Pick<Wire, 'price'>, Row, Form, object>('t', {
    // @ts-expect-error The column is text, but the field an object: `read` is missing.
    price: { column: 'price' },
  });
  columnMap<Pick<Wire, 'isShown'>, Row, Form, object>('t', {
    // @ts-expect-error The form's field is optional, but the column cannot be empty.
    isShown: { column: 'is_shown', write: 'given' },
  });
  // @ts-expect-error A field of the wire is missing.
  columnMap<Pick<Wire, '_id' | 'name'>, Row, Form, object>('t', { _id: { column: 'id' } });
});
