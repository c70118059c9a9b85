import { useTexts } from '../../i18n/use-texts.ts';
import { useBoundField } from '../bindings/use-bound-field.ts';
import type { FieldProps } from './field-frame.tsx';
import './fields.css';

type Props = FieldProps & { readonly options: readonly { readonly value: string; readonly label: string }[] };

/** A group of check boxes; the value lists the checked options. */
export function ChecksField({ name, label, hint, disabled, options }: Props) {
  const { foreign } = useTexts();
  const { value, set, blur, error, readOnly } = useBoundField<readonly string[]>(name);
  const toggle = (option: string) =>
    set(value.includes(option) ? value.filter((one) => one !== option) : [...value, option]);
  return (
    <fieldset className="field" data-field={name} disabled={disabled || readOnly} onBlur={blur}>
      <legend className="field-label">{foreign(label)}</legend>
      {options.map((option) => (
        <label key={option.value} className="field-check">
          <input
            type="checkbox"
            checked={value.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          <span>{foreign(option.label)}</span>
        </label>
      ))}
      {(error ?? hint) && (
        <p className={error ? 'field-error' : 'field-hint'}>{foreign(error ?? hint ?? '')}</p>
      )}
    </fieldset>
  );
}
