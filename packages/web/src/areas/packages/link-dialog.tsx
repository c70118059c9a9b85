import { Button } from '@chakra-ui/react/button';
import { DataList } from '@chakra-ui/react/data-list';
import { Grid } from '@chakra-ui/react/grid';
import { QrCode } from '@chakra-ui/react/qr-code';
import { HStack, Stack } from '@chakra-ui/react/stack';
import type { Package } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink, Mail, MessageCircle, Power } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChange } from '../../kit/records/resource-queries.ts';
import { useToggle } from '../../kit/records/use-toggle.ts';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import type { OverlayProps } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { RecordDialog } from '../../kit/ui/overlays/record-dialog.tsx';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { CopyLine } from '../../kit/ui/parts/copy-line.tsx';
import { Fact } from '../../kit/ui/parts/facts.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { linkAddress } from './link-address.ts';
import { LinkPill } from './link-pill.tsx';
import { linkStateOf, linkStates } from './link-state.ts';
import { openedLink } from './opened-link.ts';
import { packageFiguresQuery } from './package-queries.ts';
import { shareTargets } from './share-targets.ts';
import { switchLink } from './switch-link.ts';

/** Switches a package's link off or on. */
function LinkSwitch({ of }: { of: Package }) {
  const reason = useNeeds().toChange('editPackage');
  const enabled = !of.link.enabled;
  const change = useChange('packages', async () => {
    const saved = await switchLink(of, enabled);
    openedLink.setState((opened) => (opened?._id === saved._id ? saved : opened));
    return saved;
  });
  const done = enabled ? 'The link was switched on.' : 'The link was switched off.';
  const { busy, toggle } = useToggle(change, done);
  return (
    <ActionButton
      size="sm"
      icon={<Power size={15} aria-hidden />}
      label={enabled ? 'Switch the link on' : 'Switch the link off'}
      busy={busy}
      disabledReason={reason}
      run={toggle}
    />
  );
}

/** Buttons to send a link to customers and to open its page. */
function LinkShare(link: { readonly address: string; readonly name: string }) {
  const { t } = useTexts();
  const { whatsApp, mail } = shareTargets(link);
  const outside = { target: '_blank', rel: 'noreferrer' } as const;
  return (
    <HStack gap="2" wrap="wrap">
      <Button asChild size="xs">
        <a href={whatsApp} {...outside}>
          <MessageCircle size={14} aria-hidden />
          WhatsApp
        </a>
      </Button>
      <Button asChild size="xs">
        <a href={mail}>
          <Mail size={14} aria-hidden />
          {t('Email')}
        </a>
      </Button>
      <Button asChild size="xs">
        <a href={link.address} {...outside}>
          <ExternalLink size={14} aria-hidden />
          {t('Open the page')}
        </a>
      </Button>
    </HStack>
  );
}

type LinkQrProps = { readonly value: string; readonly name: string };

/** A payment link as a QR code; black on white in both themes, because cameras read that best. */
function LinkQr({ value, name }: LinkQrProps) {
  const { t } = useTexts();
  return (
    <Stack asChild gap="2" align="center">
      <QrCode.Root value={value} encoding={{ ecc: 'M', border: 3 }} pixelSize={20} unstyled>
        <QrCode.Frame
          role="img"
          aria-label={t('QR code of the link')}
          width="184px"
          borderWidth="1px"
          borderRadius="l2"
          fill="black"
          shapeRendering="crispEdges"
        >
          {/* In the drawing itself, so that the downloaded file has the white ground, too. */}
          <rect width="100%" height="100%" fill="#fff" />
          <QrCode.Pattern />
        </QrCode.Frame>
        <QrCode.DownloadTrigger asChild fileName={`${name}.svg`} mimeType="image/svg+xml">
          <Button size="xs" variant="ghost">
            <Download size={14} aria-hidden />
            {t('Download QR code')}
          </Button>
        </QrCode.DownloadTrigger>
      </QrCode.Root>
    </Stack>
  );
}

/** How often a package's link was opened and paid. */
function LinkFigures({ of: { _id, currency, country } }: { of: Package }) {
  const { t, digits } = useTexts();
  const { data, isError } = useQuery(packageFiguresQuery(_id));
  if (isError) return <p className="meta">{t('Something went wrong')}</p>;
  const count = (value: number | undefined) => (
    <span className="figure">{value === undefined ? '…' : digits(String(value))}</span>
  );
  return (
    <DataList.Root
      orientation="vertical"
      display="grid"
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      rowGap="3"
      columnGap="4"
      borderTopWidth="1px"
      paddingBlockStart="4"
    >
      <Fact label="Opened">{count(data?.opened)}</Fact>
      <Fact label="Checkouts started">{count(data?.started)}</Fact>
      <Fact label="Paid">{count(data?.paid)}</Fact>
      <Fact label="Collected">{data ? <MoneyCell value={data.paidAmount} currency={currency} /> : '…'}</Fact>
      {data?.lastPaidDate && (
        <Fact label="Last paid">
          <DateCell value={data.lastPaidDate} time country={country} />
        </Fact>
      )}
    </DataList.Root>
  );
}

type Props = OverlayProps & {
  readonly record: Package;
  /** Elements that may get the focus back; see `focusTargets`. */
  readonly targets: readonly (HTMLElement | null)[];
};

function Body({ record }: { record: Package }) {
  const { t } = useTexts();
  const { checkoutUrl } = useSession();
  const address = linkAddress(checkoutUrl, record._id);
  const { reason } = linkStates[linkStateOf(record, new Date())];
  return (
    <Grid templateColumns={{ base: '1fr', md: '184px minmax(0, 1fr)' }} gap="5" alignItems="start">
      <LinkQr value={address} name={record.name} />
      <Stack gap="4" minWidth="0">
        <HStack gap="3" wrap="wrap">
          <bdi>{record.name}</bdi>
          <MoneyCell value={record.amount} currency={record.currency} />
          <LinkPill of={record} />
        </HStack>
        {reason && <Banner tone="caution">{t(reason)}</Banner>}
        <CopyLine value={address} label="Payout Link" />
        <LinkShare address={address} name={record.name} />
        <LinkFigures of={record} />
      </Stack>
    </Grid>
  );
}

/** The 'Payout Link' dialog: the link with its QR code, ways to share it, and how often it was used. */
export function LinkDialog({ record, ...dialog }: Props) {
  const { t } = useTexts();
  return (
    <RecordDialog {...dialog} title={t('Payout Link')} action={<LinkSwitch of={record} />}>
      <Body record={record} />
    </RecordDialog>
  );
}
