import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { type ReactNode, useId } from 'react';
import type { DisplayText, Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type CardProps = {
  readonly title: DisplayText;
  /** The id of the title, for contents that it names, too. */
  readonly titleId?: string;
  readonly hint?: Text | undefined;
  readonly children: ReactNode;
};

/** A section of a page as a card with a title; the children are Chakra's `Card.Body`. */
export function TitledCard({ title, titleId, hint, children }: CardProps) {
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

type Props = { title: DisplayText; hint?: Text; children: ReactNode };

/** Fields that belong together, under a title. */
export function FormSection({ children, ...head }: Props) {
  return (
    <TitledCard {...head}>
      <Card.Body gap="6" paddingBlockStart="3" paddingBlockEnd="6">
        {children}
      </Card.Body>
    </TitledCard>
  );
}

/** Two fields side by side. */
export function FormPair({ children }: { children: ReactNode }) {
  return (
    <Grid
      templateColumns="repeat(auto-fit, minmax(min(220px, 100%), 1fr))"
      alignItems="start"
      columnGap="4"
      rowGap="6"
    >
      {children}
    </Grid>
  );
}
