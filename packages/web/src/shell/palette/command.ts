import { foldText } from '@daftar/domain';
import type { ReactNode } from 'react';
import type { Shown } from '../../i18n/shown.ts';
import type { Text } from '../../i18n/text.ts';

/** A command of the palette. */
export type Command = {
  readonly id: string;
  readonly group: Text;
  /** The label in the user's language. */
  readonly label: Shown;
  /** Further search words, for example the English name. */
  readonly words?: string;
  readonly icon: ReactNode;
  /** The command's keyboard shortcut. */
  readonly keys?: readonly string[];
  readonly run: () => void;
};

/** Returns the commands that contain every typed word, in their original order. */
export function filterCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const words = foldText(typed).split(' ');
  return commands.filter(({ label, words: more = '' }) => {
    const text = foldText(`${label} ${more}`);
    return words.every((word) => text.includes(word));
  });
}
