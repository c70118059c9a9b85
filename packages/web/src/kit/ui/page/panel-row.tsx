import { Flex, type FlexProps } from '@chakra-ui/react/flex';

/** A row of a panel: its contents, then its buttons. */
export function PanelRow(props: FlexProps) {
  return (
    <Flex
      as="li"
      align="center"
      gap="0.5"
      minH="8"
      ps="1.5"
      borderRadius="l1"
      textStyle="grid"
      _hover={{ bg: 'bg.muted' }}
      _focusWithin={{ bg: 'bg.muted' }}
      {...props}
    />
  );
}
