import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode, Ref } from 'react';
import type { Message } from '../../i18n/message.ts';

const controls = '& :is(input, select, textarea, button)';

type Props = {
  readonly ref?: Ref<HTMLFormElement>;
  /** Whether something is shown beside the fields, which needs a wider form. */
  readonly wide?: boolean;
  /** Whether sections are side by side on wide screens. */
  readonly columns?: boolean;
  /** Returns why the form cannot be submitted now; undefined when it can. */
  readonly useRefusal?: () => Message | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** Widths of the fields that leave space for the content beside them. */
const besideRoom = { base: '640px', lg: 'min(640px, 100% - 364px)', xl: 'min(640px, 100% - 444px)' };
/** Two sections side by side; other children take a whole line. */
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
 * The `form` element of a form page. It ignores submissions while `useRefusal` returns a reason. Its controls scroll clear of the
 * footer when they get focus.
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
