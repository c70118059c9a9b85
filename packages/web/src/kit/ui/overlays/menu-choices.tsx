import { Menu } from '@chakra-ui/react/menu';
import type { ReactNode } from 'react';
import type { Shown } from '../../../i18n/shown.ts';

type Props<Value extends string> = {
  /** The name of the group, shown above its choices. */
  readonly title?: Shown;
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
};

/** Choices of a menu of which one is chosen. */
export function MenuChoices<Value extends string>({ title, choices, chosen, choose }: Props<Value>) {
  const pick = (value: string) => {
    const choice = choices.find((one) => one.value === value);
    if (choice) choose(choice.value);
  };
  return (
    <Menu.RadioItemGroup value={chosen} onValueChange={({ value }) => pick(value)}>
      {title && <Menu.ItemGroupLabel>{title}</Menu.ItemGroupLabel>}
      {choices.map(({ value, label }) => (
        <Menu.RadioItem key={value} value={value}>
          {label}
          <Menu.ItemIndicator />
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
}
