import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text as Line } from '@chakra-ui/react/text';
import { approvalFileMessages } from '@daftar/domain';
import { ApiError } from '@daftar/sdk';
import { CircleAlert } from 'lucide-react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { problemText } from '../../kit/parts/problem.tsx';

/** Tells whether the file caused the error: the server then reports what is wrong with the file. */
const isOfFile = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Shows why a file was rejected, in the server's words. */
export function UploadRefused({ file, error }: { file: File; error: unknown }) {
  const { t, say } = useTexts();
  const title: Text = isOfFile(error) ? approvalFileMessages.errors : 'The file was not read';
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
          {t(title)}
        </Heading>
        <Line>{say(problemText(error))}</Line>
        <Line color="fg.muted" textStyle="xs" truncate>
          <bdi>{file.name}</bdi>
        </Line>
      </Stack>
    </HStack>
  );
}
