import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text as Line } from '@chakra-ui/react/text';
import { CircleAlert } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Refusal } from './refusal-of-file.ts';

/** Shows why a file was rejected, and what to do. */
export function UploadRefused({ fileName, refusal }: { fileName: string; refusal: Refusal }) {
  const { t, say } = useTexts();
  return (
    <HStack
      role="alert"
      align="start"
      gap="3"
      padding="4"
      borderWidth="1px"
      borderColor="red.muted"
      borderRadius="l3"
      bg="red.subtle"
    >
      <CircleAlert size={20} aria-hidden color="var(--chakra-colors-red-fg)" />
      <Stack gap="1" minWidth="0">
        <Heading as="h2" textStyle="sm">
          {t('The file was not taken; nothing was changed')}
        </Heading>
        <Line>{say(refusal.reason)}</Line>
        {refusal.remedy && <Line>{t(refusal.remedy)}</Line>}
        <Line color="fg.muted" textStyle="xs" truncate>
          <bdi>{fileName}</bdi>
        </Line>
      </Stack>
    </HStack>
  );
}
