import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Search } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Text as Label } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

type Props = {
  /** Why the search cannot be applied. */
  readonly problem: Label | undefined;
  /** Whether the search has changes that are not applied yet. */
  readonly isStale: boolean;
  /** Called on a press; without it, the button submits its form. */
  readonly apply?: () => void;
  /** Further buttons, between Search and the note. */
  readonly children?: ReactNode;
};

/** The button that applies a search, and a note on what keeps it from applying or that it waits for the button. */
export function ApplySearch({ problem, isStale, apply, children }: Props) {
  const { t, say } = useTexts();
  const note = useId();
  return (
    <>
      <Button type={apply ? 'button' : 'submit'} variant="solid" aria-describedby={note} onClick={apply}>
        <Search size={15} aria-hidden />
        {t('Search')}
      </Button>
      {children}
      <Text
        as="span"
        id={note}
        role="status"
        _empty={{ marginInlineStart: '-2' }}
        textStyle="xs"
        color={problem ? 'red.fg' : 'fg.muted'}
      >
        {problem ? say(problem) : isStale && t('Press Search to apply')}
      </Text>
    </>
  );
}
