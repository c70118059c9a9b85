import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';

/** Something that the palette does. */
export type Command = {
  readonly id: string;
  readonly group: Text;
  /** As it is shown, in the user's language. */
  readonly label: string;
  /** What it is found by as well: its English name. */
  readonly words?: string;
  readonly icon: ReactNode;
  /** Keys that do the same. */
  readonly keys?: readonly string[];
  readonly run: () => void;
};

/** The commands that hold every word of what was typed, in their order. */
export function matching(commands: readonly Command[], typed: string): readonly Command[] {
  const words = typed.trim().toLowerCase().split(/\s+/);
  return commands.filter(({ label, words: more = '' }) => {
    const text = `${label} ${more}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
