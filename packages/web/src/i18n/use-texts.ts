import { useSyncExternalStore } from 'react';
import { type Texts, textStore } from './i18n.ts';

/** The product's texts in the user's language; draws again when that changes. */
export function useTexts(): Texts {
  return useSyncExternalStore(textStore.subscribe, textStore.current);
}
