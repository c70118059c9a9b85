import { Stack, type StackProps } from '@chakra-ui/react/stack';

/** The content of a page, below the top bar. Its maximum width keeps values near their labels on very wide screens. */
export function Page(props: StackProps) {
  return (
    <Stack gap="4" pt="5" pb="8" px={{ base: '4', md: '6' }} minWidth="0" maxWidth="1720px" {...props} />
  );
}
