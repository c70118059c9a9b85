import { Button } from '@chakra-ui/react/button';
import { Card } from '@chakra-ui/react/card';
import { HStack } from '@chakra-ui/react/stack';
import { Text as Line } from '@chakra-ui/react/text';
import { formatFileSize } from '@daftar/domain';
import { FileSpreadsheet } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Bar } from './bar.tsx';

type Props = { readonly file: File; readonly share: number; readonly cancel: () => void };

/** A file that is being uploaded: shows how much of it is sent, then that the server reads it. */
export function Sending({ file, share, cancel }: Props) {
  const { t, digits, language, numerals } = useTexts();
  const sent = share >= 1;
  return (
    <Card.Root size="sm" minHeight="220px" justifyContent="center">
      <Card.Body gap="5" justifyContent="center" flex="none" paddingInline={{ base: '4', md: '10' }}>
        <HStack gap="3">
          <FileSpreadsheet size={28} strokeWidth={1.5} aria-hidden />
          <Line fontWeight="medium" truncate flex="1" minWidth="0">
            <bdi>{file.name}</bdi>
          </Line>
          <Line color="fg.muted" className="figure" whiteSpace="nowrap">
            {formatFileSize(file.size, language, numerals)}
          </Line>
        </HStack>
        <Bar
          label={sent ? t('Reading the file…') : t('Uploading')}
          share={sent ? undefined : share}
          value={sent ? '' : digits(`${Math.round(share * 100)}%`)}
        />
        <Button alignSelf="end" size="xs" onClick={cancel}>
          {t('Cancel')}
        </Button>
      </Card.Body>
    </Card.Root>
  );
}
