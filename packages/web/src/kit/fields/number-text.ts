import { normaliseNumberText } from '@daftar/domain';
import { textStore } from '../../i18n/i18n.ts';
import { amountText } from '../cells/amount-text.ts';
import { moneyText } from '../cells/money-cell.tsx';

/** What stands in a number's input after the user left it: our digits as ASCII, without groups. */
export function numberText(typed: string): string {
  const plain = normaliseNumberText(typed);
  return /^-?\d*(?:\.\d*)?$/.test(plain) ? plain : typed;
}

type Written = { readonly unit: string | undefined; readonly computed: boolean };

/**
 * A number that is only read: money as its currency writes it, a percentage with two decimals, anything else as it is. Of a
 * percentage that somebody typed no digit is dropped.
 */
export function readText(value: string, { unit, computed }: Written, language: string): string {
  const money = unit && value !== '' ? moneyText(value, unit, language) : undefined;
  const percentage = unit === '%' ? amountText(value, 2, computed ? 2 : undefined) : undefined;
  return money ?? textStore.current().digits(percentage ?? amountText(value) ?? value);
}
