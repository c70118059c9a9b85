import { Checkbox } from '@chakra-ui/react/checkbox';

type Props<Word extends string> = {
  readonly words: readonly Word[];
  readonly chosen: readonly Word[];
  readonly setChosen: (chosen: readonly Word[]) => void;
};

/** A checkbox for each identifier, such as a scope or an event. Identifiers are not translated. */
export function WordCheckboxes<Word extends string>({ words, chosen, setChosen }: Props<Word>) {
  return words.map((word) => (
    <Checkbox.Root
      key={word}
      checked={chosen.includes(word)}
      onCheckedChange={({ checked }) =>
        setChosen(checked === true ? [...chosen, word] : chosen.filter((one) => one !== word))
      }
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label dir="ltr">{word}</Checkbox.Label>
    </Checkbox.Root>
  ));
}
