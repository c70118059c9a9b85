import { HStack } from '@chakra-ui/react/stack';
import type { Product } from '@daftar/sdk';
import { History, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { record } from '../../kit/lists/filters/record.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import type { RecordAction, RecordActions } from '../../kit/records/actions/record-action.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { NumberCell } from '../../kit/ui/cells/number-cell.tsx';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { isStockLow } from './is-stock-low.ts';
import { productQueries } from './product-queries.ts';

/** The pieces in stock, and a mark when they are fewer than the merchant's threshold. */
function StockCell({ attributes }: Pick<Product, 'attributes'>) {
  const { t } = useTexts();
  if (attributes.inventory === undefined) return <span className="muted">–</span>;
  return (
    <HStack as="span" gap="2" justify="end">
      {isStockLow(attributes) && <span className="pill caution">{t('Low stock')}</span>}
      <NumberCell value={attributes.inventory} />
    </HStack>
  );
}

const history: RecordAction<Product> = {
  label: 'History',
  icon: History,
  to: ({ _id }) => `/products/history/${_id}`,
};

function useProductActions(): RecordActions<Product> {
  const needs = useNeeds();
  return {
    invalidates: 'products',
    nameOf: ({ name }) => name,
    actions: [
      {
        label: 'Edit',
        icon: Pencil,
        disabledReason: () => needs.toOpen('editProduct'),
        to: ({ _id }) => `/products/form/${_id}`,
      },
      history,
    ],
  };
}

function ProductActions({ product }: { product: Product }) {
  return <RecordMenu of={useProductActions()} row={product} />;
}

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
