import { Text } from '@chakra-ui/react/text';
import type { Shown } from '../../../i18n/shown.ts';

type Props = { id: string; disabledReason: Shown | undefined; hidden?: boolean };

/** The reason why a control is disabled, shown below it; screen readers get it through `aria-describedby`. */
export function DisabledReason({ id, disabledReason, hidden }: Props) {
  if (disabledReason === undefined) return null;
  if (hidden)
    return (
      <span id={id} className="visually-hidden">
        {disabledReason}
      </span>
    );
  return (
    <Text as="span" id={id} display="block" textStyle="xs" aria-hidden>
      {disabledReason}
    </Text>
  );
}
