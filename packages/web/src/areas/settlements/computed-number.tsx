import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { type RevenueField, type SettlementInputForm, settlementRules } from '@daftar/domain';
import { useStore } from '@tanstack/react-form';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FieldFrame } from '../../kit/forms/fields/field-frame.tsx';
import { readOnlyText } from '../../kit/forms/fields/number-text.ts';
import { useFormContext } from '../../kit/forms/state/form.ts';
import { boundFieldOf } from '../../kit/forms/state/use-bound-field.ts';

const useFormField = boundFieldOf<SettlementInputForm & Record<RevenueField, string>>();

type Props = {
  readonly name: RevenueField;
  readonly label: Text;
  /** '' while the figure is unknown. */
  readonly value: string;
  /** A currency code or '%'. */
  readonly unit: string | undefined;
};

/** Returns the specified message for a figure that is missing when the user saves. */
function useMissing(name: RevenueField, value: string) {
  const { store } = useFormContext();
  const asked = useStore(store, ({ submissionAttempts }) => submissionAttempts > 0);
  return asked && value === '' ? settlementRules[name].message : undefined;
}

/** A figure that the server computes, shown among the fields that it depends on. */
export function ComputedNumber({ name, label, value, unit }: Props) {
  const { language } = useTexts();
  const { error } = useFormField(name);
  const missing = useMissing(name, value);
  return (
    <FieldFrame name={name} label={label} error={error ?? missing} disabled>
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
