import { Stack, type StackProps } from '@chakra-ui/react/stack';
import type { FormEvent, ReactNode, Ref } from 'react';
import type { Message } from '../../../i18n/message.ts';
import { focusFirstError } from './focus-first-error.ts';

const controls = '& :is(input, select, textarea, button)';

type Props = {
  readonly ref?: Ref<HTMLFormElement>;
  readonly maxWidth: StackProps['maxWidth'];
  /** Returns why the form cannot be submitted now; undefined when it can. */
  readonly useRefusal?: () => Message | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

const neverRefused = () => undefined;

/** Keyboard focus scrolls a control clear of the footer; a click does not. So a control scrolls when its user types. */
function showTyped({ target }: FormEvent): void {
  if (target instanceof HTMLElement) target.scrollIntoView({ block: 'nearest' });
}

/**
 * The `form` element of a form page. While `useRefusal` returns a reason, it does not submit but shows the first error, if any. Its
 * controls, with their messages, scroll clear of the footer when they get focus and when the user types.
 */
export function FormBox({ ref, maxWidth, useRefusal = neverRefused, onSubmit, children }: Props) {
  const refusal = useRefusal();
  return (
    <Stack
      asChild
      gap="5"
      width="full"
      position="relative"
      maxWidth={maxWidth}
      css={{
        '--form-footer': '65px',
        [controls]: { scrollMarginBlockEnd: '104px' },
        '& [data-part=form-footer] > *': { scrollMarginBlockEnd: 0 },
        '@media (max-height: 479px)': {
          '--form-footer': '0px',
          [controls]: { scrollMarginBlockEnd: '40px' },
        },
      }}
    >
      <form
        ref={ref}
        data-part="form"
        noValidate
        onInput={showTyped}
        onSubmit={(event) => {
          event.preventDefault();
          if (refusal === undefined) onSubmit();
          else focusFirstError(event.currentTarget);
        }}
      >
        {children}
      </form>
    </Stack>
  );
}
