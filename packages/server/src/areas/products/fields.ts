import type { Insertable, Selectable } from 'kysely';
import { readDecimal, writeDecimal } from '../../basics/decimal-column.ts';
import type { Answer, Body } from '../../contract/operation-types.ts';
import type { ProductTable } from '../../db/tables-catalogue.ts';
import { createdDate } from '../../records/account-fields.ts';
import { columnMap } from '../../records/column-map.ts';

export interface ProductRow extends Selectable<ProductTable> {
  merchant_name: string;
  /** The merchant's currency. */
  currency: string;
}
export type ProductForm = Pick<Body<'addProduct'>, 'name' | 'sku' | 'attributes'>;

type Attributes = Answer<'addProduct'>['attributes'];
type Columns = Omit<Insertable<ProductTable>, 'id' | 'user_type_id' | 'created_at' | 'updated_at'>;

const texts = (list: string[] | undefined) => (list === undefined ? null : JSON.stringify(list));

const attributeFields = columnMap<Attributes, ProductRow, Attributes, object>('products', {
  size: { column: 'sizes', write: ({ size }) => ({ sizes: texts(size) }), exported: true },
  color: { column: 'colors', write: ({ color }) => ({ colors: texts(color) }), exported: true },
  productPrice: {
    column: 'product_price',
    read: readDecimal,
    write: ({ productPrice }) => ({ product_price: writeDecimal(productPrice) }),
    exported: true,
  },
  inventory: { column: 'inventory', write: 'optional', exported: true },
  lowStockThreshold: { column: 'low_stock_threshold', write: 'optional', exported: true },
  weight: {
    column: 'weight',
    read: readDecimal,
    write: ({ weight }) => ({ weight: writeDecimal(weight) }),
    exported: true,
  },
});

export const productFields = columnMap<Answer<'addProduct'>, ProductRow, ProductForm, Columns>(
  'products',
  {
    _id: { column: 'id', exported: true },
    name: { column: 'name', write: ({ name }) => ({ name: name.trim() }), exported: true },
    sku: { column: 'sku', write: ({ sku }) => ({ sku: sku?.trim() ?? null }), exported: true },
    merchantId: { column: 'user_type_id', exported: true },
    merchantName: { column: 'merchant_name', exported: true },
    currency: { column: 'currency', exported: true },
    attributes: {
      column: 'sizes',
      read: (_sizes, row) => attributeFields.wire(row),
      write: ({ attributes = {} }) => attributeFields.columnsOf(attributes),
      exported: attributeFields.exported.map((name) => `attributes.${name}`),
    },
    createdDate,
  },
  [attributeFields.select],
);
