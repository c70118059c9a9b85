import { NativeSelect } from '@chakra-ui/react/native-select';

/** The select of a filter's pill, which the pill styles. */
export function ChipSelect(field: NativeSelect.FieldProps) {
  return (
    <NativeSelect.Root as="span" unstyled display="contents">
      <NativeSelect.Field {...field} />
      <NativeSelect.Indicator as="span" display="contents" aria-hidden />
    </NativeSelect.Root>
  );
}
