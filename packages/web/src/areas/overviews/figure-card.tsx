import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stat } from '@chakra-ui/react/stat';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type Props = {
  readonly label: Text;
  /** Undefined while the figure loads. */
  readonly value: string | undefined;
  readonly unit?: string | undefined;
  /** Shown below the figure: its change, or an explanation. */
  readonly foot?: ReactNode;
  readonly trend?: ReactNode;
};

/** A card with a figure of an overview, the figure's change and its trend. */
export function FigureCard({ label, value, unit, foot, trend }: Props) {
  const { t } = useTexts();
  return (
    <Card.Root as="li" size="sm" minWidth="0">
      <Card.Body>
        <Stat.Root as="div" gap="1">
          <Stat.Label asChild>
            <h2>{t(label)}</h2>
          </Stat.Label>
          <Flex justify="space-between" align="center" gap="3" minHeight="34px" minWidth="0">
            {value === undefined ? (
              <Skeleton height="5" width="96px" marginBlock="1.5" />
            ) : (
              <Stat.ValueText
                as="p"
                data-figure=""
                flex="none"
                maxWidth="full"
                flexWrap="wrap"
                alignItems="baseline"
                columnGap="1.5"
              >
                <bdi>{value}</bdi>
                {unit && <Stat.ValueUnit>{unit}</Stat.ValueUnit>}
              </Stat.ValueText>
            )}
            {trend}
          </Flex>
          <Stat.HelpText as="div" margin="0" display="flex" flexWrap="wrap" alignItems="center" gap="1.5">
            {value === undefined ? <Skeleton height="3" width="120px" /> : foot}
          </Stat.HelpText>
        </Stat.Root>
      </Card.Body>
    </Card.Root>
  );
}
