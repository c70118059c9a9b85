import type { Product } from '@daftar/sdk';
import { useMemo } from 'react';
import { record } from '../../kit/lists/filters/record.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { ProductActions, useProductActions } from './product-actions.tsx';
import { productQueries } from './product-queries.ts';
import { StockCell } from './stock-cell.tsx';

const column = columnsOf<Product>();

const columnsFor = (platformOwner: boolean) => [
  column.text('name', 'Name', { width: 200, grow: 2, sort: 'name' }),
  column.cell('sku', 'SKU', ({ sku }) => <span className="cell-text mono">{sku ?? '–'}</span>, {
    width: 130,
    sort: 'sku',
  }),
  ...(platformOwner ? [column.text('merchantName', 'Merchant', { width: 160, sort: 'merchantName' })] : []),
  column.cell(
    'productPrice',
    'Price',
    ({ attributes, currency }) => <MoneyCell value={attributes.productPrice} currency={currency} />,
    { width: 130, grow: 0, align: 'end', sort: 'productPrice', card: 'amount' },
  ),
  column.cell('inventory', 'Inventory', ({ attributes }) => <StockCell attributes={attributes} />, {
    width: 130,
    grow: 0,
    align: 'end',
    sort: 'inventory',
    card: 'state',
  }),
  column.date('createdDate', 'Created Date', { sort: 'createdDate' }),
  column.actions((row) => <ProductActions product={row} />, 52),
];

const create = <AddLink to="/products/form/new" label="Create Product" />;

export function ProductList() {
  const { platformOwner } = useSession();
  const columns = useMemo(() => columnsFor(platformOwner), [platformOwner]);
  return (
    <ListScreen<Product>
      title="Products"
      rows={(query) => productQueries.list(query)}
      columns={columns}
      rowId={({ _id }) => _id}
      exportOf="products"
      action={create}
      filters={filtersAt<'/products'>([platformOwner && record('merchantId', 'Merchant', 'merchant')])}
      options={{ actions: useProductActions(), next: create }}
      empty="No products yet"
    />
  );
}
