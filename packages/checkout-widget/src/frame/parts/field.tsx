import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLocale } from '../i18n/locale-context.ts';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
  /** Shown before the input, inside its border. */
  before?: ReactNode;
}

/** A labelled input. Its error appears below it, and screen readers announce it with the input. */
export function Field({ label, error, before, ...input }: FieldProps) {
  const id = useId();
  const { tell } = useLocale();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="control" data-invalid={error ? '' : undefined}>
        {before}
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {tell(error)}
        </p>
      )}
    </div>
  );
}
