import type { Currency } from '@daftar/domain';
import { asWritten, type Shown } from '../../../i18n/shown.ts';
import type { Text } from '../../../i18n/text.ts';

/** A value to choose: a word, a currency, or an id or a code with its label; a name is the same in every language. */
export type Option = Text | Currency | { readonly value: string; readonly label: Text | Shown };

/** Returns the option of a code that is shown as it is, such as the name of an event. */
export const codeOption = (value: string): Option => ({ value, label: asWritten(value) });
