import { type Language, languages } from '@daftar/domain';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

const key = 'daftar.language';

/** The language that this browser keeps; English when none. */
export function keptLanguage(): Language {
  const kept = localStorage.getItem(key);
  return languages.find((language) => language === kept) ?? 'en';
}

const isRightToLeft = (language: Language) => language !== 'en';

/** Texts are their own keys, so English needs no dictionary and a missing translation reads as English. */
async function load(language: Language): Promise<void> {
  if (language === 'en') return;
  const [{ texts }] = await Promise.all([
    language === 'ar' ? import('./ar.ts') : import('./ur.ts'),
    import('../ui/fonts-arabic.css'),
  ]);
  i18next.addResourceBundle(language, 'translation', texts, false, true);
}

function show(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
}

export async function setLanguage(language: Language): Promise<void> {
  await load(language);
  localStorage.setItem(key, language);
  await i18next.changeLanguage(language);
  show(language);
}

export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await setLanguage(keptLanguage());
}
