import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import type { FormEvent, ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type Props = {
  /** Label of the button that submits. */
  readonly action: Text;
  /** False while a required field is empty. */
  readonly isComplete: boolean;
  /** True while the change is sent; the form is not submitted again meanwhile. */
  readonly isPending: boolean;
  readonly submit: () => void;
  readonly close: () => void;
  readonly children: ReactNode;
};

/** A small form that opens inside a record's page, with its own submit and Cancel buttons. */
export function InlineForm({ action, isComplete, isPending, submit, close, children }: Props) {
  const { t } = useTexts();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) submit();
  };
  return (
    <Stack as="form" gap="3" borderWidth="1px" borderRadius="l2" padding="4" onSubmit={onSubmit}>
      {children}
      <HStack gap="2">
        <Button type="submit" size="xs" variant="solid" disabled={!isComplete} aria-disabled={isPending}>
          {t(action)}
        </Button>
        <Button size="xs" onClick={close}>
          {t('Cancel')}
        </Button>
      </HStack>
    </Stack>
  );
}
