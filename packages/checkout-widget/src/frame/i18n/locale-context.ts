import { createContext, useContext } from 'react';
import type { Display } from '../display/display.ts';
import type { Text } from './text.ts';
import { type Messages, translate, type Values } from './translate.ts';

export interface LocaleValue extends Display {
  messages: Messages;
}

export const LocaleContext = createContext<LocaleValue>({
  locale: 'en',
  dir: 'ltr',
  numerals: 'latn',
  messages: {},
});

export function useLocale() {
  const value = useContext(LocaleContext);
  return {
    ...value,
    t: (text: Text, values?: Values) => translate(value.messages, text, values),
    /** A message that came from the gateway: translated where we know it. */
    tell: (message: string) => translate(value.messages, message),
    tag: tags[value.locale],
  };
}

const tags = { en: 'en-GB', ar: 'ar-EG', ur: 'ur-PK' };
