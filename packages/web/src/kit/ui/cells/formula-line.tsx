import { Text } from '@chakra-ui/react/text';
import { leftToRight } from './left-to-right.ts';

/** The formula of an amount, on a line of its own below the amount's name. */
export function FormulaLine({ formula }: { formula: string }) {
  return (
    <Text
      as="span"
      className="figure ltr"
      display="block"
      width="fit-content"
      textStyle="xs"
      fontWeight="normal"
      color="fg.muted"
      overflowWrap="anywhere"
    >
      {leftToRight(formula)}
    </Text>
  );
}
