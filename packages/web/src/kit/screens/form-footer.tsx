import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSurePress } from './use-sure-press.ts';

type Props = {
  readonly busy: boolean;
  /** The label of the button that submits; the form has none without it. */
  readonly save: string | undefined;
  /** What stands before Save, such as Cancel. */
  readonly children: ReactNode;
};

/** The buttons at a form's end; they stay in view, except in a low window, of which they would cover too much. */
export function FormFooter({ busy, save, children }: Props) {
  const { foreign } = useTexts();
  const press = useSurePress();
  return (
    <HStack
      as="footer"
      className="no-print"
      data-part="form-footer"
      position="sticky"
      insetBlockEnd="0"
      justify="flex-end"
      paddingBlock="3.5"
      borderTopWidth="1px"
      bg="bg"
      zIndex="docked"
      css={{ '@media (max-height: 479px)': { position: 'static' } }}
    >
      {children}
      {save !== undefined && (
        // Save is not disabled during submission, so that it keeps focus.
        <Button type="submit" variant="solid" aria-disabled={busy} aria-busy={busy} {...press}>
          {foreign(save)}
        </Button>
      )}
    </HStack>
  );
}
