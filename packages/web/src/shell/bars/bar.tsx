import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import type { Shown } from '../../i18n/shown.ts';

const palettes = { caution: 'orange', info: 'blue', negative: 'red' } as const;

type Props = {
  tone: keyof typeof palettes;
  icon: ReactNode;
  children: ReactNode;
  /** A button that closes the bar or ends the state it announces. */
  end?: { readonly label: Shown; readonly act: () => void };
};

/** A thin bar above the page for a message about the whole page. */
export function Bar({ tone, icon, children, end }: Props) {
  const act = () => {
    // The button disappears with the bar, so the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    end?.act();
  };
  return (
    <Flex
      colorPalette={palettes[tone]}
      align="center"
      justify="center"
      gap="2"
      minH="7"
      py="1"
      px="3"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      textStyle="xs"
      fontWeight="medium"
      data-bar={tone}
    >
      <Box as="span" flex="none">
        {icon}
      </Box>
      <span>{children}</span>
      {end && (
        <Button
          variant="plain"
          size="2xs"
          color="inherit"
          fontWeight="semibold"
          textDecoration="underline"
          onClick={act}
        >
          {end.label}
        </Button>
      )}
    </Flex>
  );
}
