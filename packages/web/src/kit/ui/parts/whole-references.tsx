import { Text } from '@chakra-ui/react/text';
import type { Shown } from '../../../i18n/shown.ts';

/** Text whose line breaks never split a payout's reference. */
export const WholeReferences = ({ text }: { text: Shown }) =>
  text.split(/(PO-\w+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Text as="bdi" key={`${part} ${index}`} whiteSpace="nowrap">
        {part}
      </Text>
    ),
  );
