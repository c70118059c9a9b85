import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode, Ref } from 'react';
import type { Message } from '../../i18n/message.ts';

const controls = '& :is(input, select, textarea, button)';

type Props = {
  readonly ref?: Ref<HTMLFormElement>;
  /** Whether something is shown beside the fields, which needs room. */
  readonly wide?: boolean;
  /** Why the form cannot be submitted now, if it cannot. */
  readonly useRefusal?: () => Message | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** Widths of the fields, so that what is beside them fits into the page. */
const besideRoom = { base: '640px', lg: 'min(640px, 100% - 364px)', xl: 'min(640px, 100% - 444px)' };
const neverRefused = () => undefined;

/**
 * The `form` element of a form page; it ignores a submission that the form refuses. Its controls scroll clear of the footer when
 * they get focus.
 */
export function FormBox({ ref, wide = false, useRefusal = neverRefused, onSubmit, children }: Props) {
  const refusal = useRefusal();
  return (
    <Stack
      asChild
      gap="5"
      width="full"
      position="relative"
      maxWidth={wide ? besideRoom : '640px'}
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
