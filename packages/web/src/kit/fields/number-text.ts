import { normaliseNumberText } from '@daftar/domain';
import { textStore } from '../../i18n/i18n.ts';
import { amountText } from '../cells/amount-text.ts';
import { moneyText } from '../cells/money-cell.tsx';

/** What stands in a number's input after the user left it: our digits as ASCII, without groups. */
export function numberText(typed: string): string {
  const plain = normaliseNumberText(typed);
  return /^-?\d*(?:\.\d*)?$/.test(plain) ? plain : typed;
}

/** A number that is only read: money as its currency writes it, anything else with its thousands apart. */
export function readText(value: string, unit: string | undefined, language: string): string {
  const money = unit && value !== '' ? moneyText(value, unit, language) : undefined;
  return money ?? textStore.current().digits(amountText(value) ?? value);
}
