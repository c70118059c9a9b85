import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Picker } from '../../kit/ui/parts/picker.tsx';

export type ChoiceProps = {
  readonly name: string;
  readonly label: Text;
  readonly value: string;
  readonly options: readonly string[];
  readonly change: (value: string) => void;
  /** Padding before the text, which leaves space for an icon. */
  readonly paddingInlineStart?: string;
};

/** A select control for words, without a visible label, for use in a line of such controls. */
export function Choice({ name, label, value, options, change, ...picker }: ChoiceProps) {
  const { t, word } = useTexts();
  return (
    <Picker
      {...picker}
      name={name}
      aria-label={t(label)}
      value={value}
      onChange={(event) => change(event.target.value)}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {word(option)}
        </option>
      ))}
    </Picker>
  );
}
