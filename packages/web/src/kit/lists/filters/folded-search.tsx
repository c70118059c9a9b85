import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { usePhone } from '../../ui/parts/use-phone.ts';

type Props = {
  /** One line that describes the search whose rows are shown. */
  readonly summary: ReactNode;
  /** Whether the form differs from the search; the form then stays open, and the page's rows are faded. */
  readonly isStale: boolean;
  /** Renders the form; receives a function that collapses it. */
  readonly children: (fold: () => void) => ReactNode;
};

/**
 * The search form of a list. On a phone it collapses into one line that describes the search; pressing the line opens the form.
 */
export function FoldedSearch({ summary, isStale, children }: Props) {
  const { t } = useTexts();
  const isPhone = usePhone();
  const [open, setOpen] = useState(false);
  const id = useId();
  const line = useRef<HTMLButtonElement>(null);
  const fold = () => {
    setOpen(false);
    // Collapsing hides the button that was pressed, so the focus moves to the line.
    line.current?.focus();
  };
  const isShown = !isPhone || open || isStale;
  return (
    <Flex
      role="search"
      data-part="search-form"
      data-stale={isStale || undefined}
      width={isPhone ? 'full' : undefined}
      wrap="wrap"
      align="center"
      gap="2"
      _print={{ display: 'none' }}
    >
      {isPhone && (
        <Button
          ref={line}
          width="full"
          justifyContent="flex-start"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setOpen(!isShown)}
        >
          <SlidersHorizontal aria-hidden />
          <Text as="span" truncate flex="1" minWidth="0" textAlign="start">
            {summary}
            <span className="visually-hidden">: {t('Search')}</span>
          </Text>
          <ChevronDown aria-hidden style={{ rotate: isShown ? '180deg' : undefined }} />
        </Button>
      )}
      <Flex id={id} wrap="wrap" align="center" gap="2" hidden={!isShown} display={isShown ? 'flex' : 'none'}>
        {children(fold)}
      </Flex>
    </Flex>
  );
}
