import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Message } from '../../i18n/message.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { focusFirstError } from '../../kit/forms/screens/focus-first-error.ts';
import { Banner } from '../../kit/ui/page/banner.tsx';

type Props = {
  /** Label of the button that submits. */
  readonly action: Text;
  /** True while the change is sent; the form is not submitted again meanwhile. */
  readonly isPending: boolean;
  /** A server error that belongs to no field. */
  readonly problem: Message | undefined;
  /** Changes with each failed attempt; the first wrong field then gets the focus. */
  readonly failure: unknown;
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

/** Returns a control whose text the browser must not let through, such as a day that is not a date. */
const unreadable = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll('input') ?? [])].find(({ validity }) => validity.customError);

/** A small form that opens inside a record's page, with its own submit and Cancel buttons. */
export function InlineForm({ action, isPending, problem, failure, submit, close, children }: Props) {
  const { t, say } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  useFocusInside(form);
  useEffect(() => {
    if (failure) focusFirstError(form.current);
  }, [failure]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = unreadable(form.current);
    if (wrong) wrong.focus();
    else if (!isPending) submit();
  };
  return (
    <Stack asChild gap="3" borderWidth="1px" borderRadius="l2" padding="4">
      <form ref={form} noValidate onSubmit={onSubmit}>
        {problem !== undefined && <Banner tone="negative">{say(problem)}</Banner>}
        {children}
        <HStack gap="2">
          <Button type="submit" size="xs" variant="solid" aria-disabled={isPending}>
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
