import { countryLists, pageSizesOf } from '@daftar/domain';
import type { Package } from '@daftar/sdk';
import { useMemo } from 'react';
import { record } from '../../kit/lists/filters/record.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { CallbackCell } from './callback-cell.tsx';
import { FurtherLinks } from './further-links.tsx';
import { LinkDialogHost } from './link-dialog-host.tsx';
import { LinkPill } from './link-pill.tsx';
import { PackageActions, usePackageActions } from './package-actions.tsx';
import { packageQueries } from './package-queries.ts';

const column = columnsOf<Package>();

const columnsFor = (platformOwner: boolean) => [
  column.text('name', 'Package Name', { width: 150, grow: 2, sort: 'name' }),
  ...(platformOwner ? [column.text('merchantName', 'Merchant', { width: 138, sort: 'merchantName' })] : []),
  column.cell(
    'amount',
    'Amount',
    ({ amount, currency }) => <MoneyCell value={amount} currency={currency} />,
    { width: 124, grow: 0, align: 'end', sort: 'amount', card: 'amount' },
  ),
  column.cell('callbackUrl', 'Callback', ({ callbackUrl }) => <CallbackCell url={callbackUrl} />, {
    width: 140,
    sort: 'callbackUrl',
  }),
  column.id('serviceId', 'Service ID', { width: 132, sort: 'serviceId' }),
  column.cell('link', 'Link', (row) => <LinkPill of={row} />, {
    width: 118,
    grow: 0,
    sort: 'link',
    card: 'state',
  }),
  column.date('createdDate', 'Created Date', { sort: 'createdDate', zoneBy: 'country' }),
  column.actions((row) => <PackageActions row={row} />, 104),
];

const create = <AddLink to="/packages/form/new" label="Create Package" />;

export function PackageList() {
  const { platformOwner } = useSession();
  const columns = useMemo(() => columnsFor(platformOwner), [platformOwner]);
  return (
    <>
      <ListScreen<Package>
        title="Packages"
        rows={(query) => packageQueries.list(query)}
        columns={columns}
        rowId={({ _id }) => _id}
        exportOf="packages"
        action={
          <>
            <FurtherLinks />
            {create}
          </>
        }
        filters={filtersAt<'/packages'>([
          select('country', 'Country', countryLists.packages),
          platformOwner && record('userTypeId', 'Merchant', 'merchant'),
        ])}
        options={{ sizes: pageSizesOf('packages'), actions: usePackageActions(), next: create }}
        empty="No packages yet"
      />
      <LinkDialogHost />
    </>
  );
}
