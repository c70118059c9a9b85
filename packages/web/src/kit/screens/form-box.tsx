import { Stack } from '@chakra-ui/react/stack';
import type { FormEventHandler, ReactNode, Ref } from 'react';

const controls = '& :is(input, select, textarea, button)';

type Props = {
  readonly ref?: Ref<HTMLFormElement>;
  readonly onSubmit: FormEventHandler;
  readonly children: ReactNode;
};

/** The `form` element of a form page. Its controls scroll clear of the footer when they get focus. */
export function FormBox({ ref, onSubmit, children }: Props) {
  return (
    <Stack
      asChild
      gap="5"
      width="full"
      maxWidth="640px"
      css={{
        [controls]: { scrollMarginBlockEnd: '104px' },
        '& [data-part=form-footer] > *': { scrollMarginBlockEnd: 0 },
        '@media (max-height: 479px)': { [controls]: { scrollMarginBlockEnd: '40px' } },
      }}
    >
      <form ref={ref} data-part="form" noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Stack>
  );
}
