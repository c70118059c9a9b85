import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Text as Line } from '@chakra-ui/react/text';
import { formatFileSize } from '@daftar/domain';
import { FileSpreadsheet, X } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';

/** The chosen file before it is sent, with a button that removes it. */
export function ChosenFile({ file, remove }: { file: File; remove: () => void }) {
  const { t, language, numerals } = useTexts();
  return (
    <HStack gap="3" padding="4" borderWidth="1px" borderRadius="l3" bg="bg.panel">
      <FileSpreadsheet size={28} strokeWidth={1.5} aria-hidden />
      <Line fontWeight="medium" truncate flex="1" minWidth="0">
        <bdi>{file.name}</bdi>
      </Line>
      <Line color="fg.muted" className="figure" whiteSpace="nowrap">
        {formatFileSize(file.size, language, numerals)}
      </Line>
      <Button variant="ghost" size="xs" aria-label={t('Remove the file')} onClick={remove}>
        <X size={16} aria-hidden />
      </Button>
    </HStack>
  );
}
