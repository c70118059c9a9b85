import { Card } from '@chakra-ui/react/card';
import { type ReactNode, useId } from 'react';
import type { DisplayText, Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

type Props = {
  readonly title: DisplayText;
  /** The id of the title, for contents that it names, too. */
  readonly titleId?: string;
  readonly hint?: Text | undefined;
  readonly children: ReactNode;
};

/** A section of a page as a card with a title; the children are Chakra's `Card.Body`. */
export function TitledCard({ title, titleId, hint, children }: Props) {
  const { t, say } = useTexts();
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <Card.Root as="section" aria-labelledby={id} size="sm">
      <Card.Header>
        <Card.Title as="h2" id={id} textStyle="sm">
          {say(title)}
        </Card.Title>
        {hint && <Card.Description textStyle="xs">{t(hint)}</Card.Description>}
      </Card.Header>
      {children}
    </Card.Root>
  );
}
