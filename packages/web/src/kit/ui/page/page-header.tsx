import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { DisplayText } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { brand } from '../../../theme/brand.ts';

type Props = {
  title: DisplayText;
  /** Shown beside the title, for example a count or a status. */
  aside?: ReactNode;
  /** Shown after `aside`: controls for the whole page, for example Refresh. */
  beside?: ReactNode;
  /** Shown at the end: the page's primary action. */
  children?: ReactNode;
};

/** A page's title and primary action. Also sets the title of the browser tab. */
export function PageHeader({ title, aside, beside, children }: Props) {
  const { say } = useTexts();
  const shown = say(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${shown} · ${brand.name}`;
    // Navigation focused the page before its title existed; now the title gets focus, so screen readers announce it.
    if (document.activeElement?.id === 'main') heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <Flex as="header" wrap="wrap" align="center" columnGap="3" rowGap="2" minHeight="9">
      <Heading as="h1" textStyle="title" outline="none" ref={heading} tabIndex={-1}>
        {shown}
      </Heading>
      {aside && (
        <Box as="span" data-part="aside" color="fg.muted" fontVariantNumeric="tabular-nums">
          {aside}
        </Box>
      )}
      {beside}
      <Flex data-part="page-actions" className="no-print" wrap="wrap" justify="flex-end" gap="2" ms="auto">
        {children}
      </Flex>
    </Flex>
  );
}
