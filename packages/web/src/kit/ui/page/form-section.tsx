import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import type { ReactNode } from 'react';
import type { DisplayText, Text } from '../../../i18n/text.ts';
import { TitledCard } from './titled-card.tsx';

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
