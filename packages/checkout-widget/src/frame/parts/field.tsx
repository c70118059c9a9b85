import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLocale } from '../i18n/locale-context.ts';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
  /** Stands before the input, inside its border. */
  before?: ReactNode;
}

/** A labelled input whose error takes the place below it and is read out with it. */
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
