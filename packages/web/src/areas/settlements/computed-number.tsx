import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useBoundField } from '../../kit/bindings/use-bound-field.ts';
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
  const { error } = useBoundField<string>(name);
  return (
    <FieldFrame name={name} label={label} error={error} disabled>
      {(control) => (
        <InputGroup endElement={unit}>
          <Input
            {...control}
            dir="ltr"
            fontVariantNumeric="tabular-nums"
            {...(unit && { pe: '14', _rtl: { ps: '14', pe: '2.5' } })}
            value={readOnlyText(value, { unit, computed: true }, language)}
            readOnly
          />
        </InputGroup>
      )}
    </FieldFrame>
  );
}
