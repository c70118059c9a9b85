import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode, Ref } from 'react';
import type { Message } from '../../i18n/message.ts';

const controls = '& :is(input, select, textarea, button)';

type Props = {
  readonly ref?: Ref<HTMLFormElement>;
  /** Whether something is shown beside the fields, which needs room. */
  readonly wide?: boolean;
  /** Whether the sections stand side by side where there is room. */
  readonly columns?: boolean;
  /** Why the form cannot be submitted now, if it cannot. */
  readonly useRefusal?: () => Message | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** Widths of the fields, so that what is beside them fits into the page. */
const besideRoom = { base: '640px', lg: 'min(640px, 100% - 364px)', xl: 'min(640px, 100% - 444px)' };
/** Two sections side by side; what is not a section takes a whole line. */
const sideBySide = {
  xl: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    maxWidth: '1180px',
    '& > :not(section)': { gridColumn: '1 / -1' },
  },
} as const;
const neverRefused = () => undefined;

/**
 * The `form` element of a form page; it ignores a submission that the form refuses. Its controls scroll clear of the footer when
 * they get focus.
 */
export function FormBox({
  ref,
  wide = false,
  columns = false,
  useRefusal = neverRefused,
  onSubmit,
  children,
}: Props) {
  const refusal = useRefusal();
  return (
    <Stack
      asChild
      gap="5"
      width="full"
      position="relative"
      maxWidth={wide ? besideRoom : '640px'}
      {...(columns && sideBySide)}
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
