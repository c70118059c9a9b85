import { Stack, type StackProps } from '@chakra-ui/react/stack';
import type { ReactNode, Ref } from 'react';
import type { Message } from '../../i18n/message.ts';

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

/**
 * The `form` element of a form page. It ignores submissions while `useRefusal` returns a reason. Its controls scroll clear of the
 * footer when they get focus.
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
        [controls]: { scrollMarginBlockEnd: '104px' },
        '& [data-part=form-footer] > *': { scrollMarginBlockEnd: 0 },
        '@media (max-height: 479px)': { [controls]: { scrollMarginBlockEnd: '40px' } },
      }}
    >
      <form
        ref={ref}
        data-part="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (refusal === undefined) onSubmit();
        }}
      >
        {children}
      </form>
    </Stack>
  );
}
