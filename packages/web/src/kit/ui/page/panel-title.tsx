import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';

/** The first line of a panel: its title and, at the end, an action. */
export function PanelTitle({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="3"
      minH="8"
      ps="1.5"
      textStyle="grid"
      fontWeight="semibold"
    >
      <span>{children}</span>
      {action}
    </Flex>
  );
}
