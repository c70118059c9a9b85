import { NativeSelect } from '@chakra-ui/react/native-select';

type Props = NativeSelect.FieldProps & {
  readonly size?: NativeSelect.RootProps['size'];
  readonly width?: string;
  readonly disabled?: boolean | undefined;
};

/** The browser's own select, for a short list of options. */
export function Picker({ size, width, disabled, ...field }: Props) {
  return (
    <NativeSelect.Root {...{ size, width, disabled }}>
      <NativeSelect.Field {...field} />
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
