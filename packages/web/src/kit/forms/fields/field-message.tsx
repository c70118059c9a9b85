import { Field } from '@chakra-ui/react/field';
import { Grid } from '@chakra-ui/react/grid';
import type { ReactNode } from 'react';
import type { Message } from '../../../i18n/message.ts';
import type { Shown } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormState } from '../state/form-state.ts';

export const messageIds = (id: string) => ({
  errorText: `${id}-error`,
  helperText: `${id}-hint`,
  note: `${id}-note`,
});

type Props = {
  readonly ids: ReturnType<typeof messageIds>;
  readonly error: Message | undefined;
  readonly note?: Shown | '' | undefined;
  /** Whether the note is a mere fact, in the colour of a hint; otherwise it warns. */
  readonly isFact?: boolean | undefined;
  /** The hint, in the user's language. */
  readonly hint: ReactNode;
  /** Whether the field can never have an error: it is read-only, or a check box. */
  readonly fixed: boolean;
};

/** The line of a message and the space before it lie in the 24 pixels between a form's fields. */
const inGap = { minHeight: '4', marginBlockEnd: '-5' } as const;

/** An error that the form's footer would cover is shown above the footer, over the end of its field, so that nothing moves. */
const aboveFooter = {
  position: 'sticky',
  insetBlockEnd: 'var(--form-footer)',
  zIndex: 1,
  bg: 'bg.panel',
} as const;

/**
 * The message below a field. In a form, an error replaces the hint or, without a hint, appears in the space before the next field.
 * So nothing moves when an error appears: if a button moved between press and release, the browser would not click it. A note
 * stays longer than an error, so it has a line of its own, as a hint has: in that space it would touch the next label.
 */
export function FieldMessage({ ids, error, note, isFact = false, hint, fixed }: Props) {
  const { say } = useTexts();
  const { keepsRoom } = useFormState();
  const covered = error !== undefined || Boolean(note);
  if (!error && note === undefined && !hint && (!keepsRoom || fixed)) return null;
  return (
    <Grid
      width="full"
      {...(keepsRoom && !fixed && !hint && !note && inGap)}
      {...(error !== undefined && aboveFooter)}
      css={{ '& > *': { gridArea: '1 / 1', display: 'block' } }}
    >
      {hint && <Field.HelperText visibility={covered ? 'hidden' : undefined}>{hint}</Field.HelperText>}
      {note !== undefined && (
        <Field.HelperText
          id={ids.note}
          role="status"
          color={isFact ? undefined : 'orange.fg'}
          visibility={error === undefined ? undefined : 'hidden'}
        >
          {note}
        </Field.HelperText>
      )}
      {error !== undefined && <Field.ErrorText role="alert">{say(error)}</Field.ErrorText>}
    </Grid>
  );
}
