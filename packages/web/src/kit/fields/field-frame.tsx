import { type ReactNode, useId } from 'react';
import type { Message } from '../../i18n/message.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormState } from '../bindings/form-state.ts';
import './fields.css';

export type FieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
};

/** Attributes that connect a control to its label, hint and error. */
export type ControlProps = {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': boolean | undefined;
};

type Props = FieldProps & {
  readonly error?: Message | undefined;
  /**
   * A remark that is no error, in the user's language; screen readers announce it politely. Pass '' for no remark, so that
   * the live region stays in the page.
   */
  readonly note?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
};

/** The frame of a field: label above; below it the error or, without an error, the hint. */
export function FieldFrame({ name, label, hint, required, disabled, error, note, children }: Props) {
  const { foreign } = useTexts();
  const { readOnly } = useFormState();
  // A field that cannot be edited is not marked as required.
  const asked = required && !disabled && !readOnly;
  const id = useId();
  const below = error ?? hint;
  const describedBy = [note && `${id}-note`, below !== undefined && `${id}-below`].filter(Boolean).join(' ');
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>
        {foreign(label)}
        {asked && (
          <span className="field-required" aria-hidden>
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        name,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
        'aria-required': asked || undefined,
      })}
      {note !== undefined && (
        <p id={`${id}-note`} className="field-note" role="status">
          {note}
        </p>
      )}
      {below !== undefined && (
        <p
          id={`${id}-below`}
          className={error ? 'field-error' : 'field-hint'}
          role={error ? 'alert' : undefined}
        >
          {foreign(below)}
        </p>
      )}
    </div>
  );
}
