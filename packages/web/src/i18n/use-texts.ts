import { useSelector } from '@tanstack/react-store';
import { textStore } from './i18n.ts';
import type { Texts } from './texts-of.ts';

/** Returns the translation functions, and re-renders when the language changes. */
export function useTexts(): Texts {
  return useSelector(textStore.store);
}
