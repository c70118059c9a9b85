import { useSelector } from '@tanstack/react-store';
import { type Texts, textStore } from './i18n.ts';

/** Returns the translation functions, and re-renders when the language changes. */
export function useTexts(): Texts {
  return useSelector(textStore.store);
}
