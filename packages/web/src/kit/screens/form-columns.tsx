import { Box } from '@chakra-ui/react/box';
import type { ReactNode, Ref } from 'react';
import type { Message } from '../../i18n/message.ts';

type Props = {
  readonly ref: Ref<HTMLFormElement>;
  /** Whether something is shown beside the fields, which needs room. */
  readonly wide: boolean;
  readonly useRefusal: () => Message | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** Widths of the fields, so that what is beside them fits into the page. */
const besideRoom = { base: '640px', lg: 'min(640px, 100% - 364px)', xl: 'min(640px, 100% - 444px)' };

/** The form element; it ignores a submission that the form refuses. */
export function FormColumns({ ref, wide, useRefusal, onSubmit, children }: Props) {
  const refusal = useRefusal();
  return (
    <Box asChild position="relative" {...(wide && { css: { maxWidth: besideRoom } })}>
      <form
        ref={ref}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (refusal === undefined) onSubmit();
        }}
      >
        {children}
      </form>
    </Box>
  );
}

/** Contents beside the fields; on narrow screens between the fields and the footer. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <Box
    position={{ base: 'static', lg: 'absolute' }}
    insetBlock="0"
    insetInlineStart="calc(100% + 24px)"
    width={{ base: 'auto', lg: '340px', xl: '420px' }}
  >
    <Box
      position={{ lg: 'sticky' }}
      insetBlockStart="68px"
      maxHeight={{ lg: 'calc(100dvh - 84px)' }}
      overflowY={{ lg: 'auto' }}
    >
      {children}
    </Box>
  </Box>
);
