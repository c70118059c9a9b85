import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useBoundField } from '../bindings/use-bound-field.ts';
import type { FieldProps } from './field-frame.tsx';
import './fields.css';

export function CheckField({ name, label, hint, disabled }: FieldProps) {
  const { foreign } = useTexts();
  const { value, set, blur, error, readOnly } = useBoundField<boolean>(name);
  const id = useId();
  const below = error ?? hint;
  return (
    <div className="field" data-field={name}>
      <label className="field-check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value}
          disabled={disabled || readOnly}
          aria-describedby={below ? `${id}-below` : undefined}
          onChange={(event) => set(event.target.checked)}
          onBlur={blur}
        />
        <span>{foreign(label)}</span>
      </label>
      {below && (
        <p id={`${id}-below`} className={error ? 'field-error' : 'field-hint'}>
          {foreign(below)}
        </p>
      )}
    </div>
  );
}
