import { HStack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import type { Message } from '../../../i18n/message.ts';
import type { Text } from '../../../i18n/text.ts';
import { Refusal, SaveButton } from './save-button.tsx';

type Props = {
  readonly busy: boolean;
  /** The label of the submit button; without it, the form has no submit button. */
  readonly save: Text | undefined;
  /** Returns why the form cannot be submitted now; the form then ignores Save and shows the reason beside it. */
  readonly useRefusal?: () => Message | undefined;
  /** Buttons before Save, such as Cancel. */
  readonly children: ReactNode;
};

const neverRefused = () => undefined;

/** The buttons at the end of a form. They stay in view, except in a low window, where they would cover too much of the form. */
export function FormFooter({ busy, save, useRefusal = neverRefused, children }: Props) {
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
      {save !== undefined && <Refusal useRefusal={useRefusal} />}
      {children}
      {save !== undefined && <SaveButton label={save} busy={busy} useRefusal={useRefusal} />}
    </HStack>
  );
}
