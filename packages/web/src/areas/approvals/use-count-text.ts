import { useTexts } from '../../i18n/use-texts.ts';

/** Returns a function that formats a number of rows with thousands separators, in the chosen digits. */
export function useCountText(): (count: number) => string {
  const { digits } = useTexts();
  return (count) => digits(count.toLocaleString('en'));
}
