import { Textarea } from '@chakra-ui/react/textarea';
import { useBoundField } from '../state/use-bound-field.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

export function TextAreaField({ maxLength, ...field }: FieldProps & { maxLength?: number }) {
  const { value, set, blur, error } = useBoundField<string>(field.name);
  return (
    <FieldFrame {...field} error={error}>
      {(control) => (
        <Textarea
          {...control}
          maxLength={maxLength}
          value={value}
          onChange={(event) => set(event.target.value)}
          onBlur={blur}
        />
      )}
    </FieldFrame>
  );
}
