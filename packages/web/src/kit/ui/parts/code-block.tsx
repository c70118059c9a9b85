import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useRef } from 'react';
import { asWritten } from '../../../i18n/shown.ts';
import { CopyButton } from './copy-button.tsx';
import { useScrollEdges } from './use-scroll-edges.ts';
import './scroll-edges.css';

type Props = {
  readonly code: string;
  readonly name: string;
  /** The text to copy, if it differs from the displayed code, which may be reformatted. */
  readonly exact?: string;
};

/** A block of code with a copy button. */
export function CodeBlock({ code, name, exact = code }: Props) {
  const box = useRef<HTMLPreElement>(null);
  useScrollEdges(box);
  return (
    <Box as="figure" minWidth="0" borderWidth="1px" borderRadius="l2" bg="bg.subtle" aria-label={name}>
      <HStack as="header" justify="space-between" gap="3" py="1.5" ps="3" pe="1.5" borderBottomWidth="1px">
        <Text as="span" textStyle="xs" color="fg.muted">
          <bdi>{name}</bdi>
        </Text>
        <CopyButton variant="ghost" value={exact} name={asWritten(name)} />
      </HStack>
      <div className="edges" dir="ltr">
        <chakra.pre
          ref={box}
          overflowX="auto"
          padding="3"
          fontFamily="mono"
          textStyle="xs"
          lineHeight="1.6"
          tabSize="2"
          // A scrolling box must be reachable by keyboard.
          tabIndex={0}
          _focusVisible={{ outlineOffset: '-2px' }}
        >
          <code>{code}</code>
        </chakra.pre>
      </div>
    </Box>
  );
}
