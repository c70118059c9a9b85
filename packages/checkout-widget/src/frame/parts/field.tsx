import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLocale } from '../i18n/locale-context.ts';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
  /** Help below the input; an error replaces it. */
  hint?: string | undefined;
  /** Shown before the input, inside its border. */
  before?: ReactNode;
  /** Shown after the input, inside its border. */
  after?: ReactNode;
}

/** A labelled input. Its error appears below it, and screen readers announce it with the input. */
export function Field({ label, error, hint, before, after, ...input }: FieldProps) {
  const id = useId();
  const { tell } = useLocale();
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="control" data-invalid={error ? '' : undefined}>
        {before}
        <input {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={described} />
        {after}
      </div>
      {hint && !error && (
        <p className="meta" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {tell(error)}
        </p>
      )}
    </div>
  );
}
