import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
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

/**
 * Moves the focus into a form when it opens. When it closes and the focus is lost, moves the focus to the last button in the
 * form's parent element: the button that opened the form was removed from the page meanwhile.
 */
function useFocusInside(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const around = form.current?.parentElement;
    form.current?.querySelector('input')?.focus();
    return () =>
      void requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          [...(around?.querySelectorAll('button') ?? [])].at(-1)?.focus();
      });
  }, [form]);
}

/** A small form that opens inside a record's page, with its own submit and Cancel buttons. */
export function InlineForm({ action, isComplete, isPending, submit, close, children }: Props) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  useFocusInside(form);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) submit();
  };
  return (
    <Stack asChild gap="3" borderWidth="1px" borderRadius="l2" padding="4">
      <form ref={form} onSubmit={onSubmit}>
        {children}
        <HStack gap="2">
          <Button type="submit" size="xs" variant="solid" disabled={!isComplete} aria-disabled={isPending}>
            {t(action)}
          </Button>
          <Button size="xs" onClick={close}>
            {t('Cancel')}
          </Button>
        </HStack>
      </form>
    </Stack>
  );
}
