import { Grid } from '@chakra-ui/react/grid';
import { HStack, Stack } from '@chakra-ui/react/stack';
import type { Package } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import type { OverlayProps } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { RecordDialog } from '../../kit/ui/overlays/record-dialog.tsx';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { CopyLine } from '../../kit/ui/parts/copy-line.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { linkAddress } from './link-address.ts';
import { LinkFigures } from './link-figures.tsx';
import { LinkPill } from './link-pill.tsx';
import { LinkQr } from './link-qr.tsx';
import { LinkShare } from './link-share.tsx';
import { linkStateOf, linkStates } from './link-state.ts';
import { LinkSwitch } from './link-switch.tsx';

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
