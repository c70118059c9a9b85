import { normaliseNumberText } from '@daftar/domain';
import { textStore } from '../../../i18n/i18n.ts';
import { amountText } from '../../ui/cells/amount-text.ts';
import { moneyText } from '../../ui/cells/money-cell.tsx';

/** Normalises typed text to ASCII digits without thousands separators; text that is not a number is unchanged. */
export function numberText(typed: string): string {
  const plain = normaliseNumberText(typed);
  return /^-?\d*(?:\.\d*)?$/.test(plain) ? plain : typed;
}

type Written = { readonly unit: string | undefined; readonly computed: boolean };

/**
 * Formats a read-only number: money with its currency's decimals, a percentage with at least two decimals, other numbers
 * with their own. A computed percentage is rounded to two decimals; a typed one keeps all its digits.
 */
export function readOnlyText(value: string, { unit, computed }: Written, language: string): string {
  const money = unit && value !== '' ? moneyText(value, unit, language) : undefined;
  const percentage = unit === '%' ? amountText(value, 2, computed ? 2 : undefined) : undefined;
  return money ?? textStore.current().digits(percentage ?? amountText(value) ?? value);
}
