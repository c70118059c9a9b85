import { Input } from '@chakra-ui/react/input';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormState } from '../../kit/bindings/form-state.ts';
import { FieldFrame } from '../../kit/fields/field-frame.tsx';
import { readOnlyText } from '../../kit/fields/number-text.ts';

type Props = {
  readonly name: string;
  readonly label: Text;
  /** '' while the figure is unknown. */
  readonly value: string;
  /** A currency code or '%'. */
  readonly unit: string | undefined;
};

/** A figure that the server computes, shown among the fields that it depends on. */
export function ComputedNumber({ name, label, value, unit }: Props) {
  const { language } = useTexts();
  const { serverErrors } = useFormState();
  return (
    <FieldFrame name={name} label={label} error={serverErrors[name]}>
      {(control) => (
        <div className="field-affix">
          <Input
            {...control}
            dir="ltr"
            className={unit ? 'number-input with-unit figure' : 'number-input figure'}
            value={readOnlyText(value, { unit, computed: true }, language)}
            disabled
            readOnly
          />
          {unit && <span>{unit}</span>}
        </div>
      )}
    </FieldFrame>
  );
}
