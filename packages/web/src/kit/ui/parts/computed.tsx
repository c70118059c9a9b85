import { Badge } from '@chakra-ui/react/badge';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import type { Shown } from '../../../i18n/shown.ts';

type Props = { label: Shown; formula?: Shown | undefined; children: ReactNode };

const line = { justify: 'space-between', minHeight: '10', paddingInline: '3', color: 'fg.muted' } as const;
const Figure = chakra('output', { base: { color: 'fg', fontWeight: 'medium' } });
const ground = { bg: 'bg.subtle', borderRadius: 'l2' } as const;

/** A computed value. It expands to the formula with its numbers, if there is one. */
export function Computed({ label, formula, children }: Props) {
  if (!formula)
    return (
      <HStack {...line} {...ground}>
        <span>{label}</span>
        <Figure>{children}</Figure>
      </HStack>
    );
  return (
    <chakra.details {...ground}>
      <HStack as="summary" {...line} cursor="pointer" listStyleType="none">
        <HStack>
          {label}
          <Badge aria-hidden variant="outline" size="xs" fontStyle="italic">
            ƒ
          </Badge>
        </HStack>
        <Figure>{children}</Figure>
      </HStack>
      <Text textStyle="grid" color="fg.muted" textAlign="end" paddingInline="3" paddingBlockEnd="2.5">
        <span className="figure ltr">{formula}</span>
      </Text>
    </chakra.details>
  );
}
