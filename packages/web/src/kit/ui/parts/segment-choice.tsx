import { SegmentGroup } from '@chakra-ui/react/segment-group';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

type Props<Value extends string> = {
  readonly label: Text;
  readonly options: readonly (readonly [value: Value, label: Text])[];
  readonly value: Value;
  readonly change: (value: Value) => void;
};

/** A choice between a few options that are all visible. */
export function SegmentChoice<Value extends string>({ label, options, value, change }: Props<Value>) {
  const { t } = useTexts();
  return (
    <SegmentGroup.Root
      size="sm"
      alignSelf="start"
      aria-label={t(label)}
      value={value}
      onValueChange={({ value: picked }) => {
        const option = options.find(([one]) => one === picked);
        if (option) change(option[0]);
      }}
    >
      <SegmentGroup.Indicator bg={{ base: 'bg.panel', _dark: 'bg.emphasized' }} />
      {options.map(([one, text]) => (
        <SegmentGroup.Item key={one} value={one}>
          <SegmentGroup.ItemText>{t(text)}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
