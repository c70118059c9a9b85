import { useSyncExternalStore } from 'react';
import { type Texts, textStore } from './i18n.ts';

/** Returns the translation functions, and re-renders when the language changes. */
export function useTexts(): Texts {
  return useSyncExternalStore(textStore.subscribe, textStore.current);
}
