import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Download } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { qrPath } from './qr-path.ts';

type Props = { readonly value: string; readonly name: string };

/** Returns the QR code as an SVG file in a data URL, for printing and for chats. */
const fileOf = ({ path, size }: ReturnType<typeof qrPath>): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="600" height="600" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`,
  )}`;

/** A payment link as a QR code; black on white in both themes, because cameras read that best. */
export function LinkQr({ value, name }: Props) {
  const { t } = useTexts();
  const code = qrPath(value);
  return (
    <Stack gap="2" align="center">
      <Box borderWidth="1px" borderRadius="l2" overflow="hidden" bg="white" width="184px">
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          width="100%"
          role="img"
          aria-label={t('QR code of the link')}
          shapeRendering="crispEdges"
        >
          <path d={code.path} fill="#000" />
        </svg>
      </Box>
      <Button asChild size="xs" variant="ghost">
        <a href={fileOf(code)} download={`${name}.svg`}>
          <Download size={14} aria-hidden />
          {t('Download QR code')}
        </a>
      </Button>
    </Stack>
  );
}
