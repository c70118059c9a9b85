import { type Language, languages } from '@daftar/domain';
import { createStore } from '@tanstack/react-store';
import { english } from './en.ts';
import { type NumeralsChoice, storeNumerals } from './numerals.ts';
import { type Entries, type Texts, textsOf } from './texts-of.ts';

const key = 'daftar.language';

let dictionary: Entries = english;
let owner = 'Walee';
const store = createStore<Texts>(textsOf('en', english, owner));

export const textStore = { store, current: (): Texts => store.state };

/** Loads a language's dictionary; English is always there. */
async function load(language: Language): Promise<Entries> {
  if (language === 'en') return english;
  const { texts } = await (language === 'ar' ? import('./ar.ts') : import('./ur.ts'));
  return texts;
}

const show = (language: Language): void => store.setState(() => textsOf(language, dictionary, owner));

/** Sets the platform owner's name, for all texts that contain it. */
export function setOwnerName(name: string): void {
  if (name === owner) return;
  owner = name;
  show(store.state.language);
}

/** Switches between the language's own digits and Latin ones, and stores the choice. */
export function setNumerals(choice: NumeralsChoice): void {
  storeNumerals(choice);
  show(store.state.language);
}

export async function setLanguage(language: Language): Promise<void> {
  dictionary = await load(language);
  localStorage.setItem(key, language);
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'en' ? 'ltr' : 'rtl';
  show(language);
}

/** Activates the stored language; English if none is stored. */
export async function startI18n(): Promise<void> {
  const kept = localStorage.getItem(key);
  await setLanguage(languages.find((language) => language === kept) ?? 'en');
}
