import type { SettlementMath } from '@daftar/domain';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { numberText } from '../../kit/forms/fields/number-text.ts';

/** Returns a function that returns a note on the dropped decimals of a typed number, such as 'Counts as 277'; '' if none drop. */
export function useCountedAs(math: SettlementMath | undefined): (typed: string) => Shown | '' {
  const { t, digits } = useTexts();
  return (typed) => {
    const [, whole] = /^(\d+)\.\d*[1-9]/.exec(numberText(typed)) ?? [];
    if (math !== 'integer' || whole === undefined) return '';
    return t('Counts as {{number}}: decimals are dropped', { number: digits(whole) });
  };
}
