import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text as Line } from '@chakra-ui/react/text';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shown } from '../../../i18n/shown.ts';

type Props = {
  readonly fileName: string;
  readonly title: Shown;
  /** Why the file was rejected, and what to do. */
  readonly children: ReactNode;
};

/** The alert of a rejected file. */
export function RefusedFile({ fileName, title, children }: Props) {
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
          {title}
        </Heading>
        {children}
        <Line color="fg.muted" textStyle="xs" truncate>
          <bdi>{fileName}</bdi>
        </Line>
      </Stack>
    </HStack>
  );
}
