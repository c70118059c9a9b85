import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { Text as Line } from '@chakra-ui/react/text';
import { type ReactNode, useId } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type Props = {
  readonly title: Text;
  readonly hint?: Text;
  readonly busy?: boolean;
  readonly chart: ReactNode;
  /** The same figures as a table; it is beside the chart on wide screens. */
  readonly table: ReactNode;
  /** Whether the chart is narrow, as a ring is. */
  readonly narrow?: boolean;
};

/** A panel with a chart of an overview and a table of its figures. */
export function FiguresPanel({ title, hint, busy = false, chart, table, narrow = false }: Props) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id} size="sm" minWidth="0" _print={{ breakInside: 'avoid' }}>
      <Card.Header>
        <Card.Title as="h2" id={id} textStyle="md">
          {t(title)}
        </Card.Title>
        {hint && (
          <Line textStyle="xs" color="fg.muted">
            {t(hint)}
          </Line>
        )}
      </Card.Header>
      <Card.Body aria-busy={busy || undefined} opacity={busy ? 0.6 : 1} transition="opacity 150ms">
        <Grid
          templateColumns={{
            base: 'minmax(0, 1fr)',
            md: narrow ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)',
            xl: narrow ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(300px, 380px)',
            '2xl': narrow ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(300px, 380px)',
          }}
          columnGap="8"
          rowGap="4"
          alignItems={narrow ? 'center' : 'start'}
        >
          {chart}
          {table}
        </Grid>
      </Card.Body>
    </Card.Root>
  );
}
