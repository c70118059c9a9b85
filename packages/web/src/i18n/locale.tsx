import { LocaleProvider } from '@chakra-ui/react/locale';
import type { ReactNode } from 'react';
import { useTexts } from './use-texts.ts';

/** Gives Chakra's components the current language and, with it, the writing direction. */
export function Locale({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={useTexts().language}>{children}</LocaleProvider>;
}
