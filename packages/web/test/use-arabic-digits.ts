import { onTestFinished } from 'vitest';
import { setLanguage, setNumerals } from '../src/i18n/i18n.ts';

/** Switches the app to Arabic with Arabic digits until the test ends. */
export async function useArabicDigits(): Promise<void> {
  onTestFinished(async () => {
    setNumerals('latin');
    await setLanguage('en');
  });
  setNumerals('own');
  await setLanguage('ar');
}
