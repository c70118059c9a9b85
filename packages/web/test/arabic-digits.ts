import { onTestFinished } from 'vitest';
import { setLanguage, setNumerals } from '../src/i18n/i18n.ts';

/** Speaks Arabic, with its own digits, until the test ends. */
export async function speakArabic(): Promise<void> {
  onTestFinished(async () => {
    setNumerals('latin');
    await setLanguage('en');
  });
  setNumerals('own');
  await setLanguage('ar');
}
