import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import type { Message } from '../../../i18n/message.ts';
import type { DisplayText } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSurePress } from '../../ui/parts/use-sure-press.ts';

type Refusable = { readonly useRefusal: () => Message | undefined };

const refusalId = 'save-refusal';

/** Shows beside the Save button why the form cannot be saved. */
export function Refusal({ useRefusal }: Refusable) {
  const { say } = useTexts();
  const refusal = useRefusal();
  if (refusal === undefined) return null;
  return (
    <Text id={refusalId} role="status" flex="1" alignSelf="center" color="fg.muted">
      {say(refusal)}
    </Text>
  );
}

/**
 * Submits the form. Never uses `disabled`, neither during submission nor while saving is not possible, because a disabled button
 * loses the focus.
 */
export function SaveButton({ label, busy, useRefusal }: Refusable & { label: DisplayText; busy: boolean }) {
  const { say } = useTexts();
  const off = useRefusal() !== undefined;
  const press = useSurePress();
  return (
    <Button
      type="submit"
      variant="solid"
      aria-disabled={busy || off}
      aria-busy={busy}
      aria-describedby={off ? refusalId : undefined}
      {...press}
    >
      {say(label)}
    </Button>
  );
}
