import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { brand } from '../theme/brand.ts';
import { Logo } from './logo.tsx';

/** The logo with the product's name, which is hidden where the side menu shows icons only. */
export function Brand() {
  return (
    <HStack
      as="p"
      height="9"
      mb="3"
      px={{ base: '2', md: '1.5', lg: '2' }}
      gap="2.5"
      fontSize="md"
      fontWeight="semibold"
    >
      <Box flex="none" asChild>
        <span>
          <Logo />
        </span>
      </Box>
      <Box as="span" srOnly={{ mdToLg: true }}>
        {brand.name}
      </Box>
    </HStack>
  );
}
