import { Button } from '@chakra-ui/react/button';
import { countryLists, pageSizesOf } from '@daftar/domain';
import type { Package } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { record } from '../../kit/lists/filters/record.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { focusTargets } from '../../kit/ui/overlays/focus-targets.ts';
import { lazyOverlay } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { whenIdle } from '../../kit/ui/overlays/when-idle.ts';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { LinkPill } from './link-pill.tsx';
import { openedLink } from './opened-link.ts';
import { PackageActions, usePackageActions } from './package-actions.tsx';
import { packageQueries } from './package-queries.ts';

const LinkDialog = lazyOverlay(async () => (await import('./link-dialog.tsx')).LinkDialog);

const close = ({ open }: { readonly open: boolean }): void => {
  if (!open) openedLink.setState(() => undefined);
};

/** Renders the 'Payout Link' dialog of the package whose link the user opened from a row. */
function LinkDialogHost() {
  const opened = useSelector(openedLink);
  // Keeps the contents while the dialog fades out.
  const shown = useRef(opened);
  const targets = useRef<ReturnType<typeof focusTargets>>([]);
  useEffect(() => whenIdle(LinkDialog.prepare), []);
  useEffect(() => () => openedLink.setState(() => undefined), []);
  // Read the focused element during rendering, because the dialog moves the focus afterwards.
  if (opened && shown.current !== opened) targets.current = focusTargets(document.activeElement);
  shown.current = opened ?? shown.current;
  if (!shown.current) return null;
  return (
    <LinkDialog
      open={opened !== undefined}
      onOpenChange={close}
      record={shown.current}
      targets={targets.current}
    />
  );
}

/** Links to the catalogue pages that have no menu entry. */
function FurtherLinks() {
  const { t } = useTexts();
  const { can } = useSession();
  return (
    <>
      {can('listProducts') && (
        <Button asChild>
          <Link to="/products">{t('Products')}</Link>
        </Button>
      )}
      {can('listSubscriptions') && (
        <Button asChild>
          <Link to="/subscriptions">{t('Subscriptions')}</Link>
        </Button>
      )}
    </>
  );
}

/** A callback URL without its scheme, which is the same in all of them. */
function CallbackCell({ url }: { url: string | undefined }) {
  if (url === undefined) return <span className="muted">–</span>;
  return (
    <bdi className="cell-text" dir="ltr" data-hint={url}>
      {url.replace(/^https?:\/\//, '')}
    </bdi>
  );
}

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
