import { createContext, useContext } from 'react';
import type { Display } from '../display/display.ts';
import type { Text } from './text.ts';
import { type GatewayMessage, type Messages, translate, translateMessage, type Values } from './translate.ts';

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
    /** Translates a message of the gateway, or of a form's validator. */
    tell: (message: string | GatewayMessage) =>
      translateMessage(value.messages, typeof message === 'string' ? { message } : message),
    tag: tags[value.locale],
  };
}

const tags = { en: 'en-GB', ar: 'ar-EG', ur: 'ur-PK' };
