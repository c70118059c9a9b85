import { Button } from '@chakra-ui/react/button';
import { QrCode } from '@chakra-ui/react/qr-code';
import { Stack } from '@chakra-ui/react/stack';
import { Download } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';

type Props = { readonly value: string; readonly name: string };

/** A payment link as a QR code; black on white in both themes, because cameras read that best. */
export function LinkQr({ value, name }: Props) {
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
