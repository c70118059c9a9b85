import { Field } from '@chakra-ui/react/field';
import { type ReactNode, useId } from 'react';
import type { Message } from '../../../i18n/message.ts';
import type { Shown } from '../../../i18n/shown.ts';
import type { DisplayText, Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormState } from '../state/form-state.ts';
import { FieldMessage, messageIds } from './field-message.tsx';

export type FieldProps<Name extends string = string> = {
  readonly name: Name;
  readonly label: Text;
  readonly hint?: DisplayText | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
};

/** Attributes of a control that Chakra's `Field` does not set. */
export type ControlProps = {
  readonly name: string;
  readonly 'aria-describedby': string | undefined;
};

type Props = FieldProps & {
  readonly error?: Message | undefined;
  /**
   * A note that is not an error, in the user's language; screen readers announce it politely. Pass '' for no note, so that the
   * live region stays in the page.
   */
  readonly note?: Shown | '' | undefined;
  /** Whether the note is a mere fact, in the colour of a hint; otherwise it warns. */
  readonly isFact?: boolean | undefined;
  /** Whether the control shows the label itself, as a check box does. */
  readonly ownLabel?: boolean;
  /** The id of an element elsewhere on the page that shows the error; the frame then shows no message. */
  readonly errorId?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
};

/** The frame of a field: label above; below it one message: the error, the note or the hint. */
export function FieldFrame({ ownLabel = false, children, ...props }: Props) {
  const { name, label, hint, required, disabled = false, error, note, isFact, errorId } = props;
  const { say } = useTexts();
  const { readOnly } = useFormState();
  const id = useId();
  const ids = messageIds(id);
  const described = [note && ids.note, error ? (errorId ?? ids.errorText) : hint && ids.helperText];
  return (
    <Field.Root
      id={id}
      ids={ids}
      data-field={name}
      minWidth="0"
      invalid={error !== undefined}
      // A field that cannot be edited is not marked as required.
      required={required === true && !disabled && !readOnly}
      disabled={disabled}
      readOnly={readOnly}
    >
      {!ownLabel && (
        <Field.Label>
          {say(label)}
          <Field.RequiredIndicator />
        </Field.Label>
      )}
      {children({ name, 'aria-describedby': described.filter(Boolean).join(' ') || undefined })}
      {errorId === undefined && (
        <FieldMessage
          {...{ ids, error, note, isFact }}
          hint={hint && say(hint)}
          fixed={disabled || readOnly || ownLabel}
        />
      )}
    </Field.Root>
  );
}
